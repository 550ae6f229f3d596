import { nordtal } from './business-systems.ts'
import { daysAgo } from './days-ago.ts'
import { anna } from './people/anna.ts'
import type { SeedRegistrationCode } from './seed.repository.ts'
import type { SeedCustomer } from './seed-person.ts'
import { singleHome } from './single-home.ts'

/** A customer who was invited by letter and has no account yet. */
const invited = (customerId: string, name: string, houseNumber: string): SeedCustomer => ({
  customerId,
  name,
  birthday: null,
  businessSystems: [nordtal],
  brands: [
    singleHome({
      tenantId: '100',
      number: `4${customerId.slice(1)}`,
      contracts: [['Nordtal Strom Basis', 'Strom Basis 12', '2026-02-01', false]],
      payment: { kind: 'self-payment' },
      email: `${name.toLowerCase().replace(' ', '.')}@post.example`,
      address: { street: 'Hasenbergstaffel', houseNumber, postalCode: '70173', city: 'Stuttgart' },
    }),
  ],
})

export const invitedCustomers = [
  invited('2101001', 'Lena Moser', '4'),
  invited('2101002', 'Maik Noll', '6'),
  invited('2101003', 'Nele Otto', '8'),
]

/** Fixed, so that they can be printed and tried; 26 characters of base32 hold 130 random bits. */
export const registrationCodes: SeedRegistrationCode[] = [
  {
    code: 'HFKDFVPNDM2RG2GROZBOUMGCP2',
    state: 'valid',
    customerId: '2101001',
    postalCode: '70173',
    failedAttempts: 0,
  },
  {
    code: 'I4CAELOZ33AKK72D2CQK6PQZXS',
    state: 'used',
    customerId: anna.customerId,
    postalCode: '70173',
    failedAttempts: 0,
  },
  {
    code: 'HWAWSZJSCZNARUUWHD7Y2VKJSU',
    state: 'expired',
    customerId: '2101002',
    postalCode: '70173',
    failedAttempts: 0,
    expiresAt: daysAgo(14),
  },
  {
    code: '2VF74YKPK54XME4PGSSRD6SGNM',
    state: 'locked',
    customerId: '2101003',
    postalCode: '70173',
    failedAttempts: 3,
  },
]
