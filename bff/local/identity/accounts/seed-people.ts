import type { Person } from '../identity-options.ts'
import type { Accounts } from './accounts.repository.ts'
import { hashPassword } from './password-hash.ts'

/**
 * Invented people share one password and here one hash, salt included, because each costs a tenth of a second at the
 * start. With real accounts each password has its own salt, as it has as soon as one is changed. Who deleted the account
 * does not come back.
 */
export const seedPeople = async (accounts: Accounts, people: Person[], password: string): Promise<void> => {
  const known = await accounts.subjects()
  const missing = people.filter(({ subject }) => !known.has(subject))
  if (missing.length > 0) await accounts.addMissing(missing, await hashPassword(password))
}
