import { expect, test } from '@jest/globals'
import { emailChangesOf } from '../../test/email-changes.ts'
import { eventually } from '../../test/eventually.ts'
import { sharedPortalWithIdentity } from '../../test/portal-with-identity.ts'
import { PASSWORD } from './testing/test-tenant.ts'

const portal = await sharedPortalWithIdentity()
const changes = emailChangesOf(portal)

const refused = { error: 'invalid_request' }

const profileWith = async (token: string) => (await portal.call('getUserProfile', { token })).json()

/** Opens the link in the newest mail and presses the button. */
async function followLink(eMailAddress: string, path = '/email-change') {
  const isAgreement = path === '/email-change/agree'
  const token = isAgreement ? changes.agreementTokenTo(eMailAddress) : changes.tokenTo(eMailAddress)
  const browser = portal.newBrowser()
  const question = await browser.open(`${path}?token=${token}`)
  const text = await question.text()
  // A link that has nothing left to do says so at once.
  if (!text.includes('<form method="post"')) return { status: question.status, page: text }
  const answer = await browser.submit(path, { token })
  await portal.deliver()
  return { status: answer.status, page: await answer.text() }
}

test('a customer changes the address, confirms it, signs in with it and undoes it', async () => {
  const answer = await portal.callWithPassword('requestEmailReset', {
    email: 'anna.becker@post.example',
    body: { eMailAddress: 'anna.neu@post.example' },
  })
  expect(answer.statusCode).toBe(202)
  await portal.deliver()
  await portal.newBrowser().open(`/email-change?token=${changes.tokenTo('anna.neu@post.example')}`)
  expect(await portal.signIn('anna.neu@post.example')).toMatchObject(refused)

  const confirmed = await followLink('anna.neu@post.example')
  expect(confirmed.page).toContain('Es fehlt noch die Zustimmung im Postfach der bisherigen Adresse.')
  expect(await portal.signIn('anna.neu@post.example')).toMatchObject(refused)
  const agreed = await followLink('anna.becker@post.example', '/email-change/agree')
  expect(agreed.page).toContain('Ihre neue E-Mail-Adresse gilt')
  expect(agreed.page).toContain('a•••@post.example')
  expect(await portal.signIn('anna.becker@post.example')).toMatchObject(refused)
  const { access_token: newToken } = await portal.signIn('anna.neu@post.example')
  expect(await profileWith(newToken)).toMatchObject({ eMailAddress: 'anna.neu@post.example' })
  expect((await followLink('anna.neu@post.example')).page).toContain('Schon bestätigt')

  const undone = await followLink('anna.becker@post.example', '/email-change/undo')
  expect(undone.page).toContain('Ihre bisherige E-Mail-Adresse gilt wieder')
})

test('the profile shows the date of a new password after the next sign-in', async () => {
  const { access_token: token } = await portal.signIn('ben.carstens@post.example')
  expect(await profileWith(token)).toMatchObject({ lastPasswordResetDate: null })
  await portal.call('requestPasswordReset', { token })
  await portal.deliver()
  const link = await eventually(async () =>
    portal
      .mails('ben.carstens@post.example')
      .map(({ text }) => /reset-password\?token=(\S+)/.exec(text)?.[1])
      .find(Boolean),
  )
  await portal.newBrowser().submit('/reset-password', { token: link, password: 'Nebel-im-Tal-77' })

  const { access_token: newToken } = await portal.signIn('ben.carstens@post.example', 'Nebel-im-Tal-77')
  const { lastPasswordResetDate } = await profileWith(newToken)
  expect(Date.now() - Date.parse(lastPasswordResetDate)).toBeLessThan(60_000)
})

test('a deleted account is signed out everywhere, and only the right password shows the reason', async () => {
  const email = 'clara.deniz@post.example'
  const browser = portal.newBrowser()
  const tokens = await portal.newPortal().signIn(email, PASSWORD, browser)
  expect((await portal.callWithPassword('deleteAccount', { email })).statusCode).toBe(202)
  await portal.deliver()
  const status = await portal.call('getDeletionStatus', { token: tokens.access_token })
  expect(status.json()).toMatchObject({ status: 'deleted' })
  expect((await portal.newPortal().refresh(tokens.refresh_token)).status).toBe(400)
  expect(await portal.newPortal().begin(browser)).toMatch('/login/')

  const refusalOf = async (address: string, password: string) => {
    const visitor = portal.newBrowser()
    const path = await portal.newPortal().begin(visitor)
    const answer = await visitor.send(path, { email: address, password })
    return (await answer.text()).replaceAll(address, '').replaceAll(path.replace('/login/', ''), '')
  }
  expect(await refusalOf(email.toUpperCase(), PASSWORD)).toContain('Dieses Konto wurde gelöscht')
  expect(await refusalOf(email, 'falsch')).toBe(await refusalOf('niemand@post.example', 'falsch'))
})
