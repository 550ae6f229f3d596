import type { Transaction } from 'kysely'
import type { Database } from '../../src/database/open-database.ts'
import type { Schema } from '../../src/database/schema.ts'
import type { Cipher } from '../../src/encryption/cipher.ts'
import { insertLocks } from '../business-systems/index.ts'
import { addPeople, findAccount } from '../identity/index.ts'
import { insertAccount, insertCustomer, subjectOf } from '../seed/seed.repository.ts'
import type { SeedPerson } from '../seed/seed-person.ts'

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
    trx,
    locks.map((lock) => ({ customerId, ...lock })),
  )
  await addPeople(trx, [{ subject, email, name, signIns }], passwordHash)
}

/** The customer who signs in with the address. */
export async function findPerson(db: Database, eMailAddress: string) {
  const account = await findAccount(db, eMailAddress)
  if (!account) return undefined
  const customer = await db
    .selectFrom('account')
    .innerJoin('customer', 'customer.customer_id', 'account.customer_id')
    .select(['customer.customer_id as customerId', 'customer.name', 'customer.birthday'])
    .where('account.subject', '=', account.subject)
    .executeTakeFirst()
  return customer && { ...customer, email: account.email }
}
