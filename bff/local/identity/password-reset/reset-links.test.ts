import { expect, test } from '@jest/globals'
import { eventually } from '../../../test/eventually.ts'
import { identityProviderAt } from '../../../test/identity-provider-at.ts'
import { sharedFixture } from '../testing/identity-fixture.ts'
import { resetMailsOf } from '../testing/reset-mails.ts'
import { anna, ben, carla, PORTAL } from '../testing/test-tenant.ts'

const identity = await sharedFixture()

const { requestLink } = resetMailsOf(() => identity)

const open = async (link: string) => {
  const answer = await identity.newBrowser().open(link)
  return { status: answer.status, page: await answer.text() }
}

const save = (link: string, password: string) =>
  identity.newBrowser().send('/reset-password', {
    token: new URL(link).searchParams.get('token') ?? '',
    password,
  })

/** A newer link counts as soon as its mail has left, which is a moment before the older one ends. */
const openWhenOver = (link: string) =>
  eventually(async () => {
    const opened = await open(link)
    return opened.status === 200 ? undefined : opened
  })

test('only the newest link is valid, and only once', async () => {
  const older = await requestLink(anna.email)
  const newer = await requestLink(anna.email, 2)
  const { status, page } = await openWhenOver(older)
  expect(status).toBe(410)
  expect(page).toContain('Es gibt einen neueren Link')
  expect(page).toContain('href="/forgot-password"')
  expect((await save(older, 'Nebel-im-Tal-77')).status).toBe(410)
  expect((await open(newer)).status).toBe(200)

  expect((await save(newer, 'Nebel-im-Tal-77')).url).toMatch('/reset-password/done')
  const used = await open(newer)
  expect(used.status).toBe(410)
  expect(used.page).toContain('Dieser Link wurde schon benutzt')
  expect(used.page).toContain('Waren Sie das nicht?')
  expect(used.page).toContain(`href="${PORTAL}/login"`)
})

test('an expired link offers a new one, also after a restart', async () => {
  const link = await requestLink(ben.email)
  await identity.query(`update identity_password_resets set expires_at = now()`)
  await identity.restart()
  const { status, page } = await open(link)
  expect(status).toBe(410)
  expect(page).toContain('Dieser Link ist abgelaufen')
  expect(page).toContain('Neuen Link anfordern')
})

test('a link from before a change of the address shows that change', async () => {
  const link = await requestLink(carla.email)
  await identityProviderAt(identity.issuer).changeEmailAddress(carla.subject, 'carla.neu@post.example')
  const { status, page } = await open(link)
  expect(status).toBe(410)
  expect(page).toContain('wurde die Adresse geändert')
})

test('a link that was never sent is unknown', async () => {
  const { status, page } = await open('/reset-password?token=abc')
  expect(status).toBe(404)
  expect(page).toContain('Diesen Link kennen wir nicht')
  expect((await open('/reset-password')).status).toBe(404)
})
