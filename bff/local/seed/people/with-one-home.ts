import {
  flinkstrom,
  flinkstromWeb,
  nordtal,
  nordtalWeb,
  solhaus,
  solhausWeb,
  withPhonePin,
} from '../business-systems.ts'
import { inventedIban } from '../invented-values.ts'
import type { SeedPerson } from '../seed-person.ts'
import { singleHome } from '../single-home.ts'
import { givenOnce, givenThenRevoked, REVOKED_AT } from './consent-changes.ts'

export const ben: SeedPerson = {
  customerId: '2100533',
  email: 'ben.carstens@post.example',
  state: 'Nordtal; ein Vertrag, per Post; eine E-Mail-Adresse',
  name: 'Ben Carstens',
  birthday: '1991-11-03',
  lastPasswordReset: null,
  lastUsed: nordtalWeb,
  businessSystems: [withPhonePin(nordtal, '26409', '2022-06-30T07:55:18.000Z')],
  brands: [
    singleHome({
      tenantId: '100',
      number: '4100533',
      contracts: [['Nordtal Strom Basis', 'Strom Basis 12', '2024-05-01', false]],
      payment: { kind: 'self-payment' },
      email: 'ben.carstens@post.example',
      phone: '+4917604069033',
      address: { street: 'Deichgrafenstraße', houseNumber: '7', postalCode: '26721', city: 'Emden' },
    }),
  ],
}

export const david: SeedPerson = {
  customerId: '2200871',
  email: 'david.ebert@post.example',
  state: 'nur Flinkstrom',
  name: 'David Ebert',
  birthday: '1979-01-30',
  lastPasswordReset: '2025-11-02T20:31:08.000Z',
  lastUsed: flinkstromWeb,
  businessSystems: [flinkstrom],
  brands: [
    {
      ...singleHome({
        tenantId: '200',
        number: '5200871',
        contracts: [
          ['Flinkstrom Fix', 'Fix 24', '2022-07-01', true],
          ['Flinkstrom Auto', 'Auto Nacht', '2024-09-15', true],
        ],
        payment: {
          kind: 'bank-direct-debit',
          account: { holder: 'David Ebert', iban: inventedIban(5200871), bank: 'Direktbank Elbufer' },
          mandate: { reference: 'FS-M-5200871', date: '2022-06-12' },
        },
        email: 'david.ebert@post.example',
        phone: '+494066969208',
        address: { street: 'Speicherwinkel', houseNumber: '22', postalCode: '20457', city: 'Hamburg' },
      }),
      consentChanges: givenOnce,
    },
  ],
}

export const finn: SeedPerson = {
  customerId: '2500119',
  email: 'finn.graf@post.example',
  state: 'Solhaus: die dritte Marke hat ein eigenes Portal',
  name: 'Finn Graf',
  birthday: '1988-08-19',
  lastPasswordReset: null,
  lastUsed: solhausWeb,
  businessSystems: [solhaus],
  brands: [
    singleHome({
      tenantId: '500',
      number: '6500119',
      contracts: [['Solhaus Speicher Cloud', 'Cloud 10', '2023-03-01', true]],
      payment: {
        kind: 'credit-account',
        account: { holder: 'Finn Graf', iban: inventedIban(6500119), bank: 'Sonnenbank Allgäu' },
      },
      email: 'finn.graf@post.example',
      address: { street: 'Sonnenhalde', houseNumber: '5', postalCode: '87435', city: 'Kempten' },
    }),
  ],
}

export const kim: SeedPerson = {
  customerId: '2100964',
  email: 'kim.lorenz@post.example',
  state: 'alles widerrufen: keine Einwilligung, alle Verträge papierlos',
  name: 'Kim Lorenz',
  birthday: '1999-12-31',
  lastPasswordReset: '2026-07-01T06:00:00.000Z',
  lastUsed: nordtalWeb,
  businessSystems: [withPhonePin(nordtal, '09358', '2026-07-01T06:03:27.000Z')],
  brands: [
    {
      ...singleHome({
        tenantId: '100',
        number: '4100964',
        contracts: [
          ['Nordtal Ökostrom', 'Ökostrom 12', '2023-06-01', true],
          ['Nordtal Biogas', 'Biogas 10', '2023-06-01', true],
        ],
        payment: {
          kind: 'bank-direct-debit',
          account: { holder: 'Kim Lorenz', iban: inventedIban(4100964), bank: 'Genossenschaftskasse Taunus' },
          mandate: { reference: 'NT-M-4100964', date: '2023-05-20' },
        },
        email: 'kim.lorenz@post.example',
        phone: '+496990009417',
        address: { street: 'Holderweg', houseNumber: '31', postalCode: '61440', city: 'Oberursel' },
      }),
      consentChanges: givenThenRevoked,
      objectedAt: REVOKED_AT,
    },
  ],
}

export const lea: SeedPerson = {
  customerId: '2101187',
  email: 'lea.mertens@post.example',
  state: 'ein Konto, das gelöscht werden darf',
  name: 'Lea Mertens',
  birthday: '1995-02-17',
  lastPasswordReset: null,
  lastUsed: nordtalWeb,
  businessSystems: [withPhonePin(nordtal, '71530', '2025-10-08T13:41:26.000Z')],
  brands: [
    singleHome({
      tenantId: '100',
      number: '4101187',
      contracts: [['Nordtal Ökostrom', 'Ökostrom 12', '2024-11-01', true]],
      payment: { kind: 'self-payment' },
      email: 'lea.mertens@post.example',
      phone: '+4917604069087',
      address: { street: 'Am Mühlgraben', houseNumber: '18', postalCode: '99084', city: 'Erfurt' },
    }),
  ],
}
