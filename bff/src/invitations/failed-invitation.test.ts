import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { freePort } from '../../test/free-port.ts'
import { openTestDatabase } from '../../test/test-database.ts'
import { invite } from '../../test/test-invitation.ts'
import { EMAIL_CHANGE_URL, PORTAL_URL } from '../../test/test-mailbox.ts'
import { startTestSmtpServer } from '../../test/test-smtp-server.ts'
import type { BusinessSystems } from '../business-systems/business-systems.ts'
import type { IdentityProvider } from '../identity-provider/identity-provider.ts'
import { createMailer } from '../mail/mailer.ts'
import type { DeliveryParts } from '../outbox/delivery.ts'
import { deliverInvitationLetter, deliverInvitationMail } from './invitation.delivery.ts'

const RECIPIENT = 'rosa.quint@post.example'
const PRINTER = 'druck@nordtal-energie.example'

let port: number
let database: Awaited<ReturnType<typeof openTestDatabase>>
let mailer: ReturnType<typeof createMailer>
let parts: DeliveryParts
beforeAll(async () => {
  port = await freePort()
  database = await openTestDatabase()
  const from = 'Nordtal Konto <konto@nordtal-energie.example>'
  mailer = createMailer({ url: `smtp://127.0.0.1:${port}`, from, portalUrl: PORTAL_URL })
  parts = {
    db: database.db,
    mailer,
    provider: {} as IdentityProvider,
    systems: {} as BusinessSystems,
    portalUrl: PORTAL_URL,
    emailChangeUrl: EMAIL_CHANGE_URL,
    letterRecipient: PRINTER,
  }
})
afterAll(async () => {
  mailer.close()
  await database.close()
})

const message = (customerId: string) => ({ customerId, id: 1, attempts: 1 })
const byMail = (customerId: string) =>
  deliverInvitationMail(parts, {
    ...message(customerId),
    kind: 'invitation-mail',
    payload: { eMailAddress: RECIPIENT },
  })
const byLetter = (customerId: string) =>
  deliverInvitationLetter(parts, { ...message(customerId), kind: 'invitation-letter', payload: {} })

async function codesOf(customerId: string): Promise<number> {
  const codes = database.db.selectFrom('registration_code').select('code_hash')
  return (await codes.where('customer_id', '=', customerId).execute()).length
}

test.each([
  ['mail', byMail],
  ['letter', byLetter],
])('a code whose %s surely did not leave is good for nothing, and goes', async (_by, deliver) => {
  const { customerId } = await invite(database.db)
  await expect(deliver(customerId)).rejects.toThrow('ECONNREFUSED')
  expect(await codesOf(customerId)).toBe(1)

  const refusing = await startTestSmtpServer({ port, refused: [RECIPIENT, PRINTER] })
  await expect(deliver(customerId)).rejects.toThrow('No such mailbox')
  expect(await codesOf(customerId)).toBe(1)
  await refusing.close()
})

test('a code whose mail may have arrived, though nobody said so, stays', async () => {
  const { customerId } = await invite(database.db)
  const smtp = await startTestSmtpServer({ port, onMail: () => smtp.hangUp() })
  await expect(byMail(customerId)).rejects.toThrow()
  expect(await codesOf(customerId)).toBe(2)
  await smtp.close()
})
