import type { Database } from '../../src/database/open-database.ts'
import type { Cipher } from '../../src/encryption/cipher.ts'
import { invitedCustomers, registrationCodes } from './invitations.ts'
import { peopleByFirstName, seedPeople } from './people.ts'
import {
  insertAccount,
  insertCustomer,
  insertRegistrationCode,
  subjectOf,
  wasJoined,
} from './seed.repository.ts'

/** All seeded people sign in with it. */
export const password = 'Sonnenschein-2026'

/** People who can sign in: accounts of the identity provider, which the launcher lists. */
export const people = seedPeople.map((person) => ({
  subject: subjectOf(person),
  email: person.email,
  name: person.name,
  state: person.state,
  signIns: person.signIns ?? [],
}))

/** Subjects by first name in lower case, for the mock mode. */
export const personas = new Map(
  [...peopleByFirstName].map(([firstName, person]) => [firstName, subjectOf(person)]),
)

/** What the business systems refuse from the start on. */
export const locks = seedPeople.flatMap(({ customerId, locks = [] }) =>
  locks.map((lock) => ({ customerId, ...lock })),
)

export { registrationCodes }

/** Puts the invented customers into the database, all or none. What exists already keeps its changes. */
export async function seed(db: Database, cipher: Cipher): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const person of seedPeople) {
      if (await insertCustomer(trx, cipher, person)) await insertAccount(trx, person)
    }
    for (const code of registrationCodes) {
      if (await wasJoined(trx, code)) continue
      const customer = invitedCustomers.find(({ customerId }) => customerId === code.customerId)
      if (customer) await insertCustomer(trx, cipher, customer)
      await insertRegistrationCode(trx, code)
    }
  })
}
