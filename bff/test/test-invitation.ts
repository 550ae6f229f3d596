import { randomInt } from 'node:crypto'
import { nordtal } from '../local/seed/business-systems.ts'
import {
  insertCustomer,
  insertRegistrationCode,
  type SeedRegistrationCode,
} from '../local/seed/seed.repository.ts'
import type { SeedBusinessSystem } from '../local/seed/seed-person.ts'
import { singleHome } from '../local/seed/single-home.ts'
import type { Database } from '../src/database/open-database.ts'
import { newRegistrationCode } from '../src/invitations/registration-code.ts'
import { testCipher } from './test-data-keys.ts'

const address = { street: 'Hasenbergstaffel', houseNumber: '4', postalCode: '70173', city: 'Stuttgart' }

const invitedCustomer = (customerId: string, businessSystem: SeedBusinessSystem) => ({
  customerId,
  name: 'Rosa Quint',
  birthday: null,
  businessSystems: [businessSystem],
  brands: [
    singleHome({
      tenantId: businessSystem.tenantId,
      number: customerId,
      contracts: [['Nordtal Strom Basis', 'Strom Basis 12', '2026-02-01', false]],
      payment: { kind: 'self-payment' },
      email: 'rosa.quint@post.example',
      address,
    }),
  ],
})

/** Invites a customer with the zip code 70173 and no account; a new customer by default. */
export async function invite(
  db: Database,
  {
    businessSystem = nordtal,
    ...options
  }: Partial<SeedRegistrationCode> & { businessSystem?: SeedBusinessSystem } = {},
) {
  const code = {
    customerId: String(randomInt(5_000_000, 9_000_000)),
    code: newRegistrationCode(),
    state: 'valid' as const,
    postalCode: address.postalCode,
    failedAttempts: 0,
    ...options,
  }
  await db.transaction().execute(async (trx) => {
    await insertCustomer(trx, testCipher, invitedCustomer(code.customerId, businessSystem))
    await insertRegistrationCode(trx, code)
  })
  return code
}

/** Invites a customer whose code expired yesterday. */
export const inviteExpired = (db: Database) =>
  invite(db, { expiresAt: new Date(Date.now() - 86_400_000).toISOString() })
