import { randomInt } from 'node:crypto'
import { stopDeletion } from '../account-deletion/account-deletion.repository.ts'
import { recordEvent } from '../audit/audit.repository.ts'
import type { Database } from '../database/open-database.ts'
import { removeUnconfirmed } from '../email-reset/email-changes.repository.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { withdrawPendingAddresses } from '../pending-addresses/pending-addresses.repository.ts'
import { replacePhonePin } from '../phone-pin/phone-pin.repository.ts'
import { randomPin } from '../phone-pin/pins.ts'
import { endAllSessions } from '../sessions/ended-sessions.repository.ts'
import { brandsWithRecentPin, freezeAccount } from './frozen-account.repository.ts'

export interface Secured {
  /** A number that the customer reads out to the customer service. */
  caseNumber: string
  isDeletionStopped: boolean
}

/** Without characters that sound alike on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const newCaseNumber = () =>
  `NK-${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`

/**
 * Locks out all other people: stops a waiting deletion, ends all sessions, replaces recent phone PINs, discards
 * unconfirmed addresses, and freezes sign-in data and delivery addresses until there is a new password. The caller makes
 * the provider replace the password, and sends the mail.
 * @param about the reported event, for the audit trail
 */
export async function secureAccount(
  trx: Database,
  cipher: Cipher,
  customerId: string,
  { about, requestId }: { about: string; requestId: string },
): Promise<Secured> {
  const isDeletionStopped = await stopDeletion(trx, customerId)
  await endAllSessions(trx, customerId)
  await freezeAccount(trx, customerId)
  await removeUnconfirmed(trx, customerId)
  await withdrawPendingAddresses(trx, customerId)
  for (const tenantId of await brandsWithRecentPin(trx, customerId)) {
    await replacePhonePin(trx, cipher, { customerId, tenantId }, randomPin())
  }
  const caseNumber = newCaseNumber()
  const detail = { about, caseNumber, isDeletionStopped }
  await recordEvent(trx, { customerId, event: 'account.secured', requestId, detail })
  return { caseNumber, isDeletionStopped }
}
