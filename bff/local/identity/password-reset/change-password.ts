import { type Account, createAccounts } from '../accounts/accounts.repository.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import type { IdentityDatabase } from '../database/identity-database.ts'
import { createProviderRecords } from '../provider/provider-records.repository.ts'
import { createAttempts } from '../sign-in/attempts.repository.ts'
import { attemptsOfAccount } from '../sign-in/sign-in-check.ts'
import { createSignInLog } from '../sign-in/sign-in-log.repository.ts'
import { createPasswordNotices } from './password-notices.repository.ts'
import { createPasswordResets } from './password-resets.repository.ts'

/**
 * The new password, the end of every session and of every other link, and the notice: all of it or nothing. Whoever knew
 * the old password is signed out everywhere.
 * @returns undefined for a link that is over
 */
export const changePasswordByToken = async (
  db: IdentityDatabase,
  token: string,
  password: string,
): Promise<Account | undefined> => {
  const passwordHash = await hashPassword(password)

  return db.transaction().execute(async (trx) => {
    const resets = createPasswordResets(trx)
    const accounts = createAccounts(trx)
    const subject = await resets.spend(token)
    const account = subject ? await accounts.findBySubject(subject) : undefined
    if (!account) return undefined

    await accounts.changePassword(account.subject, passwordHash)
    await accounts.verifyEmail(account.subject)
    await resets.endAllOf(account.subject, 'use')
    await createProviderRecords(trx).endSessionsOf(account.subject)
    await createSignInLog(trx).record('scp', { subject: account.subject })
    await createAttempts(trx).forget(attemptsOfAccount(account.email))
    await createPasswordNotices(trx).add(account.email, account.name)
    return account
  })
}
