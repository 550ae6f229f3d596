import type { Person } from '../identity-options.ts'
import type { SignInLog } from '../sign-in/sign-in-log.repository.ts'
import type { Accounts } from './accounts.repository.ts'
import { hashPassword } from './password-hash.ts'

/**
 * Invented people share one password and here one hash, salt included, because each costs a tenth of a second at the
 * start. With real accounts each password has its own salt, as it has as soon as one is changed. Who deleted the account
 * does not come back.
 */
export const seedPeople = async (
  accounts: Accounts,
  log: SignInLog,
  people: Person[],
  password: string,
): Promise<void> => {
  const known = await accounts.subjects()
  const missing = people.filter(({ subject }) => !known.has(subject))
  if (missing.length === 0) return
  await accounts.addMissing(missing, await hashPassword(password))
  for (const { subject, signIns = [] } of missing) {
    for (const { at, userAgent } of signIns) await log.record('s', { subject, userAgent, at })
  }
}
