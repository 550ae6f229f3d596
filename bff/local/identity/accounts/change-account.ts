import type { IdentityDatabase } from '../database/identity-database.ts'
import { createPasswordResets } from '../password-reset/password-resets.repository.ts'
import { createProviderRecords } from '../provider/provider-records.repository.ts'
import { createAccounts } from './accounts.repository.ts'
import { hashPassword } from './password-hash.ts'

/**
 * Links to a new password that lie in the old mailbox end with the change; sessions continue.
 * @returns undefined for an unknown subject, false when another account has the address
 */
export const changeEmailOf = (
  db: IdentityDatabase,
  subject: string,
  email: string,
): Promise<boolean | undefined> =>
  db.transaction().execute(async (trx) => {
    const accounts = createAccounts(trx)
    if (!(await accounts.findBySubject(subject))) return undefined
    if (!(await accounts.changeEmail(subject, email))) return false
    await createPasswordResets(trx).endAllOf(subject, 'new-address')
    return true
  })

/**
 * Links to a new password that were sent before end with it, because they may be an intruder's.
 * @returns false for an unknown subject
 */
export const replacePassword = async (
  db: IdentityDatabase,
  subject: string,
  password: string,
): Promise<boolean> => {
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    const accounts = createAccounts(trx)
    if (!(await accounts.findBySubject(subject))) return false
    await accounts.changePassword(subject, passwordHash)
    await createPasswordResets(trx).endAllOf(subject, 'newer-link')
    return true
  })
}

/** No session, no refresh token and no way to sign in is left: only what tells the customer why, for a while. */
export const deleteAccount = (db: IdentityDatabase, subject: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await createAccounts(trx).remove(subject)
    await createProviderRecords(trx).endSessionsOf(subject)
  })
