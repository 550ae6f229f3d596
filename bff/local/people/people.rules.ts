import type { Database } from '../../src/database/open-database.ts'
import type { Cipher } from '../../src/encryption/cipher.ts'
import { newRegistrationCode } from '../../src/invitations/registration-code.ts'
import { findAccount, hashPassword } from '../identity/index.ts'
import { type InvitationKind, invitations, invitedCustomers } from '../seed/invitations.ts'
import { anna } from '../seed/people/anna.ts'
import { insertCustomer, insertRegistrationCode } from '../seed/seed.repository.ts'
import type { SeedPerson } from '../seed/seed-person.ts'
import { newInvitedLike, newPersonLike } from './own-customer.ts'
import { findPerson, insertPerson } from './people.repository.ts'

export interface PeopleParts {
  db: Database
  cipher: Cipher
  password: string
}

/** Customers that a test has for itself. Each signs in with the password of the seeded people. */
export function createPeople({ db, cipher, password }: PeopleParts) {
  // One hash for all: each costs a tenth of a second.
  let passwordHash: Promise<string> | undefined

  /** @returns undefined if the address is taken */
  async function makePerson(like: SeedPerson, email?: string) {
    if (email && (await findAccount(db, email))) return undefined
    const person = newPersonLike(like, email)
    passwordHash ??= hashPassword(password)
    const hash = await passwordHash
    await db.transaction().execute((trx) => insertPerson(trx, cipher, person, hash))
    const { customerId, name } = person
    return { email: person.email, password, customerId, name }
  }

  /** The customer of an invitation of this kind: a new one without an account, except for a code that was used. */
  async function makeInvited(kind: InvitationKind, person: Awaited<ReturnType<typeof findPerson>>) {
    if (kind === 'used') return person ?? makePerson(anna)
    const like = invitedCustomers.find(({ customerId }) => customerId === invitations[kind].customerId)
    if (!like) throw new Error(`The seed has no customer for the invitation ${kind}`)
    const { customer, email, addressLine } = newInvitedLike(like, person)
    await db.transaction().execute((trx) => insertCustomer(trx, cipher, customer))
    return { customerId: customer.customerId, email, addressLine }
  }

  /** @returns undefined if the person does not exist */
  async function makeInvitation(kind: InvitationKind, personEmail?: string) {
    const person = personEmail ? await findPerson(db, personEmail) : undefined
    if (personEmail && !person) return undefined
    const invited = await makeInvited(kind, person)
    if (!invited) throw new Error('The invited customer was not made')
    const { customerId, email } = invited
    const addressLine = 'addressLine' in invited ? invited.addressLine : ''
    const code = newRegistrationCode()
    const { postalCode } = invitations[kind]
    await db
      .transaction()
      .execute((trx) => insertRegistrationCode(trx, { ...invitations[kind], code, customerId }))
    return { code, postalCode, email, addressLine }
  }

  return { makePerson, makeInvitation }
}
