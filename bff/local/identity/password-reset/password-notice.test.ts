import { expect, test } from '@jest/globals'
import { eventually } from '../../../test/eventually.ts'
import type { Mail } from '../mailer.ts'
import { sharedFixture } from '../testing/identity-fixture.ts'
import { anna } from '../testing/test-tenant.ts'

/** A mail server that may be down. */
let isDown = false
let tries = 0
const sent: Mail[] = []
const mailer = {
  async send(mail: Mail): Promise<void> {
    tries++
    if (isDown) throw new Error('The mail server does not answer')
    sent.push(mail)
  },
}

const identity = await sharedFixture({ mailer })

const mail = (subject: RegExp) => eventually(async () => sent.find((one) => subject.test(one.subject)))

test('the notice of a new password waits for the mail server, through a restart, and is sent once', async () => {
  await identity.newBrowser().submit('/forgot-password', { email: anna.email })
  const { action } = await mail(/zurücksetzen/)
  const token = new URL(action?.url ?? '').searchParams.get('token') ?? ''

  isDown = true
  const saved = await identity
    .newBrowser()
    .submit('/reset-password', { token, password: 'Regen-auf-dem-Dach' })
  expect(saved.status).toBe(303)
  await eventually(async () => (tries > 1 ? true : undefined))

  isDown = false
  await identity.database.query(`update identity_password_notices set due_at = now()`)
  await identity.restart()
  expect(await mail(/wurde geändert/)).toMatchObject({ to: anna.email, name: anna.name })
  await identity.restart()
  expect(sent).toHaveLength(2)
  expect((await identity.database.query('select id from identity_password_notices')).rows).toEqual([])
})
