import { recordEvent } from '../audit/audit.repository.ts'
import type { Database } from '../database/open-database.ts'
import { type EmailChange, markUndone } from './email-changes.repository.ts'
import { moveToAddress } from './sign-in-address.repository.ts'

type Undone = Pick<EmailChange, 'customerId' | 'emailChangeId' | 'oldAddress'>

/**
 * Makes the old address the sign-in address again and undoes later changes.
 * @returns false if another account uses the old address now
 */
export async function undoAddressChange(trx: Database, change: Undone, requestId: string): Promise<boolean> {
  const { customerId, emailChangeId, oldAddress } = change
  if (!(await moveToAddress(trx, customerId, oldAddress))) return false
  await markUndone(trx, change)
  await recordEvent(trx, { customerId, event: 'email-reset.undone', requestId, detail: { emailChangeId } })
  return true
}
