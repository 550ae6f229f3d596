import { flinkstrom, nordtal } from './business-systems.ts'
import { daysAgo } from './invented-values.ts'
import { anna } from './people/anna.ts'
import { ben } from './people/with-one-home.ts'
import type { SeedRegistrationCode } from './seed.repository.ts'
import type { SeedCustomer } from './seed-person.ts'
import { singleHome } from './single-home.ts'

const stuttgart = { street: 'Hasenbergstaffel', postalCode: '70173', city: 'Stuttgart' }

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
      address: { ...stuttgart, houseNumber },
    }),
  ],
})

/** The person already has an account, with the other brand. */
const invitedByFlinkstrom: SeedCustomer = {
  customerId: '2201004',
  name: ben.name,
  birthday: ben.birthday,
  businessSystems: [flinkstrom],
  brands: [
    singleHome({
      tenantId: '200',
      number: '5201004',
      contracts: [['Flinkstrom Fix', 'Fix 24', '2026-03-01', true]],
      payment: { kind: 'self-payment' },
      email: ben.email,
      address: { street: 'Deichgrafenstraße', houseNumber: '7', postalCode: '26721', city: 'Emden' },
    }),
  ],
}

export const invitedCustomers = [
  invited('2101001', 'Lena Moser', '4'),
  invited('2101002', 'Maik Noll', '6'),
  invited('2101003', 'Nele Otto', '8'),
  invitedByFlinkstrom,
]

/** Fixed, so that they can be printed and tried; 26 of 32 characters hold 130 random bits. */
export const invitations = {
  valid: {
    code: 'HFKDFVPNDM2RG2GR8ZB8UMGCP2',
    state: 'valid',
    about: 'Nordtal, PLZ 70173',
    customerId: '2101001',
    postalCode: '70173',
    failedAttempts: 0,
  },
  used: {
    code: '94CAEL8Z33AKK72D2CQK6PQZXS',
    state: 'used',
    about: 'das Konto gibt es schon',
    customerId: anna.customerId,
    postalCode: '70173',
    failedAttempts: 0,
  },
  expired: {
    code: 'HWAWSZJSCZNARUUWHD7Y2VKJSU',
    state: 'expired',
    about: 'per E-Mail oder Brief neu anzufordern',
    customerId: '2101002',
    postalCode: '70173',
    failedAttempts: 0,
    expiresAt: daysAgo(14),
  },
  locked: {
    code: '2VF74YKPK54XME4PGSSRD6SGNM',
    state: 'locked',
    about: 'nach drei falschen Postleitzahlen',
    customerId: '2101003',
    postalCode: '70173',
    failedAttempts: 3,
  },
  'valid-flinkstrom': {
    code: 'SMDA9UBMRWPQQSJL5G52B75MUU',
    state: 'valid',
    about: 'Flinkstrom, PLZ 26721; auch für das Konto von Ben Carstens',
    customerId: invitedByFlinkstrom.customerId,
    postalCode: '26721',
    failedAttempts: 0,
  },
} satisfies Record<string, SeedRegistrationCode>

export type InvitationKind = keyof typeof invitations

export const registrationCodes: SeedRegistrationCode[] = Object.values(invitations)
