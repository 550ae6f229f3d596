import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createMailer } from '../../../src/mail/mailer.ts'
import { freePort } from '../../../test/free-port.ts'
import { startTestSmtpServer } from '../../../test/test-smtp-server.ts'
import { type PortalWithIdentity, startPortalWithIdentity } from '../testing/portal-with-identity.ts'
import { PORTAL } from '../testing/test-tenant.ts'

const EMAIL = 'anna.becker@post.example'

let smtpPort: number
let mailer: ReturnType<typeof createMailer>
let portal: PortalWithIdentity
beforeAll(async () => {
  smtpPort = await freePort()
  const url = `smtp://127.0.0.1:${smtpPort}`
  mailer = createMailer({ url, from: 'Nordtal Konto <konto@nordtal-energie.example>', portalUrl: PORTAL })
  portal = await startPortalWithIdentity(mailer)
})
afterAll(async () => {
  await portal.close()
  mailer.close()
})

const pending = () =>
  portal.db.selectFrom('outbox').select('kind').where('delivered_at', 'is', null).execute()

test("a link to a new password waits for the provider's mail server to come back", async () => {
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
