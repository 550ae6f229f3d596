import { randomInt } from 'node:crypto'
import type { SeedCustomer, SeedPerson } from '../seed/seed-person.ts'

const newCustomerId = () => String(randomInt(10 ** 11, 10 ** 12))

/** `anna.becker@post.example` becomes an address such as `anna.becker.k3x9ab@post.example`. */
const newAddress = (address: string) =>
  address.replace(
    '@',
    `.${randomInt(36 ** 6)
      .toString(36)
      .padStart(6, '0')}@`,
  )

/** The same customer under a new id, with another address in place of the own one. */
function copyCustomer<Customer extends SeedCustomer>(customer: Customer, from: string, to: string): Customer {
  const brands = customer.brands.map((brand) => ({
    ...brand,
    emailAddresses: brand.emailAddresses.map((email) =>
      email.value === from ? { ...email, value: to } : email,
    ),
  }))
  return { ...customer, customerId: newCustomerId(), brands }
}

/** A copy of a seeded person for one test. Ids of items stay: they are unique per customer. */
export const newPersonLike = (person: SeedPerson, email = newAddress(person.email)): SeedPerson => ({
  ...copyCustomer(person, person.email, email),
  email,
})

const addressOf = ({ brands }: SeedCustomer) => brands[0]?.emailAddresses[0]?.value ?? ''

/** An invited customer like a seeded one, who may have an account already. The address line distinguishes the letters. */
export function newInvitedLike(
  customer: SeedCustomer,
  person?: Pick<SeedPerson, 'email' | 'name' | 'birthday'>,
): { customer: SeedCustomer; email: string; addressLine: string } {
  const email = person?.email ?? newAddress(addressOf(customer))
  const copy = copyCustomer(customer, addressOf(customer), email)
  const addressLine = `Wohnung ${randomInt(10 ** 6, 10 ** 7)}`
  const brands = copy.brands.map((brand) => ({
    ...brand,
    addresses: brand.addresses.map((address) => ({ ...address, addition: addressLine })),
  }))
  const { name, birthday } = person ?? copy
  return { email, addressLine, customer: { ...copy, brands, name, birthday } }
}
