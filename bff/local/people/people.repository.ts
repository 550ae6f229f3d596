import type { Transaction } from 'kysely'
import type { Database } from '../../src/database/open-database.ts'
import type { Schema } from '../../src/database/schema.ts'
import type { Cipher } from '../../src/encryption/cipher.ts'
import { withBusinessSystems } from '../business-systems/database/business-systems-database.ts'
import { insertLocks } from '../business-systems/locks.repository.ts'
import { createAccounts } from '../identity/accounts/accounts.repository.ts'
import { canonicalEmail } from '../identity/accounts/email-address.ts'
import type { IdentityTables } from '../identity/database/identity-database.ts'
import { createSignInLog } from '../identity/sign-in/sign-in-log.repository.ts'
import { insertAccount, insertCustomer, subjectOf } from '../seed/seed.repository.ts'
import type { SeedPerson } from '../seed/seed-person.ts'

const withIdentity = (db: Database) => db.withTables<IdentityTables>()

/** Inserts the customer with the account here and at the identity provider, and the locks of the business systems. */
export async function insertPerson(
  trx: Transaction<Schema>,
  cipher: Cipher,
  person: SeedPerson,
  passwordHash: string,
): Promise<void> {
  const { customerId, email, name, locks = [], signIns = [] } = person
  const subject = subjectOf(person)
  await insertCustomer(trx, cipher, person)
  await insertAccount(trx, person)
  await insertLocks(
    withBusinessSystems(trx),
    locks.map((lock) => ({ customerId, ...lock })),
  )
  await createAccounts(withIdentity(trx)).addMissing([{ subject, email, name }], passwordHash)
  const log = createSignInLog(withIdentity(trx))
  for (const { at, userAgent } of signIns) await log.record('s', { subject, userAgent, at })
}

export const hasSignIn = async (db: Database, email: string): Promise<boolean> =>
  (await createAccounts(withIdentity(db)).findByEmail(email)) !== undefined

/** The customer who signs in with the address. */
export const findPerson = (db: Database, email: string) =>
  withIdentity(db)
    .selectFrom('identity_accounts')
    .innerJoin('account', 'account.subject', 'identity_accounts.subject')
    .innerJoin('customer', 'customer.customer_id', 'account.customer_id')
    .select([
      'customer.customer_id as customerId',
      'customer.name',
      'customer.birthday',
      'identity_accounts.email',
    ])
    .where('identity_accounts.email', '=', canonicalEmail(email))
    .executeTakeFirst()
