import { expect, test } from '@jest/globals'
import { freePort } from '@portal/build/free-port'
import { closeAfterwards } from '../../test/close-afterwards.ts'
import { openTestDatabase } from '../../test/test-database.ts'
import { inviteExpired } from '../../test/test-invitation.ts'
import { createTestMailer, deliveryParts, LETTER_RECIPIENT } from '../../test/test-mailbox.ts'
import { startTestSmtpServer } from '../../test/test-smtp-server.ts'
import { deliverInvitationLetter, deliverInvitationMail } from './invitation.delivery.ts'

const RECIPIENT = 'rosa.quint@post.example'

const port = await freePort()
const { db } = closeAfterwards(await openTestDatabase())
const parts = deliveryParts(db, closeAfterwards(createTestMailer(port)))

const message = (customerId: string) => ({ customerId, id: 1, topic: null, attempts: 1 })
const byMail = (customerId: string) =>
  deliverInvitationMail(parts, {
    ...message(customerId),
    kind: 'invitation-mail',
    payload: { eMailAddress: RECIPIENT },
  })
const byLetter = (customerId: string) =>
  deliverInvitationLetter(parts, { ...message(customerId), kind: 'invitation-letter', payload: {} })

async function codesOf(customerId: string): Promise<number> {
  const codes = db.selectFrom('registration_code').select('code_hash')
  return (await codes.where('customer_id', '=', customerId).execute()).length
}

test.each([
  ['mail', byMail],
  ['letter', byLetter],
])('a code whose %s was certainly not sent is deleted', async (_by, deliver) => {
  const { customerId } = await inviteExpired(db)
  await expect(deliver(customerId)).rejects.toThrow('ECONNREFUSED')
  expect(await codesOf(customerId)).toBe(1)

  const refusing = await startTestSmtpServer({ port, refused: [RECIPIENT, LETTER_RECIPIENT] })
  await expect(deliver(customerId)).rejects.toThrow('No such mailbox')
  expect(await codesOf(customerId)).toBe(1)
  await refusing.close()
})

test('a code whose mail may have arrived despite a failure stays valid', async () => {
  const { customerId } = await inviteExpired(db)
  const smtp = await startTestSmtpServer({ port, onMail: () => smtp.hangUp() })
  await expect(byMail(customerId)).rejects.toThrow()
  expect(await codesOf(customerId)).toBe(2)
  await smtp.close()
})
