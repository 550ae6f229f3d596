import { randomBytes } from 'node:crypto'
import { createAccounts } from '../accounts/accounts.repository.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import type { IdentityDatabase } from '../database/identity-database.ts'
import { createSignInLog } from '../sign-in/sign-in-log.repository.ts'

interface NewAccount {
  email: string
  password: string
  userAgent: string | undefined
}

/**
 * The account and its place in the history, or neither.
 * @returns who signed up; undefined when there is an account with the address
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
