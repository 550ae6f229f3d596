import { expect, test } from '@jest/globals'
import { freePort } from '@portal/build/free-port'
import { sharedPortalWithIdentity } from '../../../test/portal-with-identity.ts'
import { createTestMailer } from '../../../test/test-mailbox.ts'
import { startTestSmtpServer } from '../../../test/test-smtp-server.ts'

const EMAIL = 'anna.becker@post.example'

const smtpPort = await freePort()
const mailer = createTestMailer(smtpPort)
const portal = await sharedPortalWithIdentity(mailer)

const pending = () =>
  portal.db.selectFrom('outbox').select('kind').where('delivered_at', 'is', null).execute()

test("a link to a new password is sent once the provider's mail server is back", async () => {
  const { access_token: token } = await portal.signIn(EMAIL)
  expect((await portal.call('requestPasswordReset', { token })).statusCode).toBe(202)
  await portal.deliver()
  expect(await pending()).toEqual([{ kind: 'password-reset' }])

  const smtp = await startTestSmtpServer({ port: smtpPort })
  await portal.db.updateTable('outbox').set({ due_at: '2026-01-01T00:00:00Z' }).execute()
  await portal.deliver()
  expect(smtp.received.map(({ to }) => to)).toEqual([EMAIL])
  expect(smtp.received[0]?.email.text).toContain('/reset-password?token=')
  expect(await pending()).toEqual([])
  mailer.close()
  await smtp.close()
})
