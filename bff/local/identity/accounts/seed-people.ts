import type { AnyDatabase, IdentityDatabase } from '../database/identity-database.ts'
import type { Person } from '../identity-options.ts'
import { createSignInLog } from '../sign-in/sign-in-log.repository.ts'
import { createAccounts, createSeededAccounts } from './accounts.repository.ts'
import { hashPassword } from './password-hash.ts'

/** Accounts with their earlier sign-ins. Existing accounts stay as they are: a changed password outlives a restart. */
export const addPeople = async (db: AnyDatabase, people: Person[], passwordHash: string): Promise<void> => {
  const log = createSignInLog(db)
  await createSeededAccounts(db).addMissing(people, passwordHash)
  for (const { subject, signIns = [] } of people) {
    for (const { at, userAgent } of signIns) await log.record('s', { subject, userAgent, at })
  }
}

/** The account that signs in with the address. */
export const findAccount = (db: AnyDatabase, email: string) => createAccounts(db).findByEmail(email)

/**
 * Invented people share one password and here one hash, salt included, because each costs a tenth of a second at the
 * start. A changed password has its own salt. A deleted account does not come back.
 */
export const seedPeople = async (db: IdentityDatabase, people: Person[], password: string): Promise<void> => {
  const known = await createSeededAccounts(db).subjects()
  const missing = people.filter(({ subject }) => !known.has(subject))
  if (missing.length > 0) await addPeople(db, missing, await hashPassword(password))
}
