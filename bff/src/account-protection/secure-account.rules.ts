import { randomInt } from 'node:crypto'
import { recordEvent } from '../audit/audit.repository.ts'
import type { Database } from '../database/open-database.ts'
import { removeUnconfirmed } from '../email-reset/email-changes.repository.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { withdrawPendingAddresses } from '../pending-addresses/pending-addresses.repository.ts'
import { replacePhonePin } from '../phone-pin/phone-pin.repository.ts'
import { randomPin } from '../phone-pin/pins.ts'
import { endAllSessions } from '../sessions/ended-sessions.repository.ts'
import { brandsWithRecentPin, freezeAccount } from './frozen-account.repository.ts'

interface Endangered {
  customerId: string
  subject: string
  /**
   * The recipient of the link to a new password; omitted if an address change is undone, which also locks out at the
   * provider.
   */
  eMailAddress?: string
}

/** Without characters that sound alike on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A number that the customer reads out to the customer service. */
const newCaseNumber = () =>
  `NK-${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`

/**
 * Locks out all other people: ends all sessions, replaces password and recent phone PINs, discards unconfirmed
 * addresses, and freezes sign-in data and delivery addresses until there is a new password.
 * @param about the reported event, for the audit trail
 * @returns the case number
 */
export async function secureAccount(
  trx: Database,
  cipher: Cipher,
  { customerId, subject, eMailAddress }: Endangered,
  { about, requestId }: { about: string; requestId: string },
): Promise<string> {
  await endAllSessions(trx, customerId)
  await freezeAccount(trx, customerId)
  await removeUnconfirmed(trx, customerId)
  await withdrawPendingAddresses(trx, customerId)
  for (const tenantId of await brandsWithRecentPin(trx, customerId)) {
    await replacePhonePin(trx, cipher, { customerId, tenantId }, randomPin())
  }
  const caseNumber = newCaseNumber()
  if (eMailAddress) await enqueue(trx, customerId, 'identity-lockout', { subject, eMailAddress })
  await enqueue(trx, customerId, 'account-secured', { caseNumber })
  await recordEvent(trx, { customerId, event: 'account.secured', requestId, detail: { about, caseNumber } })
  return caseNumber
}
