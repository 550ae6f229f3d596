import { randomBytes } from 'node:crypto'
import type { IdentityDatabase } from '../database/identity-database.ts'
import { createPasswordResets } from '../password-reset/password-resets.repository.ts'
import { createProviderRecords } from '../provider/provider-records.repository.ts'
import { createAttempts } from '../sign-in/attempts.repository.ts'
import { attemptsOfAccount } from '../sign-in/sign-in-check.ts'
import { createSignInLog } from '../sign-in/sign-in-log.repository.ts'
import { type Account, createAccounts, createDeletedAccounts } from './accounts.repository.ts'
import { hashPassword } from './password-hash.ts'

interface NewAccount {
  email: string
  password: string
  userAgent: string | undefined
}

/**
 * The account and its place in the history, or neither.
 * @returns the subject; undefined when there is an account with the address
 */
export const makeAccount = async (
  db: IdentityDatabase,
  { email, password, userAgent }: NewAccount,
): Promise<string | undefined> => {
  const subject = `auth0|${randomBytes(12).toString('hex')}`
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    if (!(await createAccounts(trx).add({ subject, email, passwordHash }))) return undefined
    await createSignInLog(trx).record('ss', { subject, userAgent })
    return subject
  })
}

/**
 * Links to a new password in the old mailbox end with the change; sessions continue.
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

/**
 * The new password, the end of every session and of every other link: all of it or nothing. An intruder who knew the old
 * password is signed out everywhere.
 * @returns undefined for an expired or used link
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
    return account
  })
}

/** Deletes sessions, refresh tokens and the sign-in. Keeps for 30 days what explains the refused sign-in. */
export const deleteAccount = (db: IdentityDatabase, subject: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await createDeletedAccounts(trx).remove(subject)
    await createProviderRecords(trx).endSessionsOf(subject)
  })
