import { flinkstrom, flinkstromWeb, nordtal, withCmdm, withPhonePin } from '../business-systems.ts'
import { ANDROID_CHROME, daysAgo, inventedIban, WINDOWS_FIREFOX } from '../invented-values.ts'
import type { SeedPerson } from '../seed-person.ts'
import { singleHome } from '../single-home.ts'
import { generous, sparing } from './consent-changes.ts'

const claraAccount = { holder: 'Clara Deniz', iban: inventedIban(4100602), bank: 'Stadtkasse Domviertel' }
const claraHome = { street: 'Eigelsteinpassage', houseNumber: '9', postalCode: '50668', city: 'Köln' }

export const clara: SeedPerson = {
  customerId: '2100602',
  email: 'clara.deniz@post.example',
  state: 'beide Marken, Auswahl der Marke möglich',
  name: 'Clara Deniz',
  birthday: '1986-04-22',
  lastPasswordReset: '2026-01-09T12:44:10.000Z',
  lastUsed: flinkstromWeb,
  securityEvents: [
    { event: 'phone-pin.read', at: daysAgo(4.3), tenantId: '100' },
    { event: 'requestPasswordReset', at: daysAgo(40.8) },
  ],
  signIns: [
    { at: daysAgo(40.7), userAgent: ANDROID_CHROME },
    { at: daysAgo(4.4), userAgent: WINDOWS_FIREFOX },
  ],
  businessSystems: [
    withPhonePin(withCmdm(nordtal), '59072', '2024-08-12T15:40:09.000Z'),
    withCmdm(flinkstrom),
  ],
  brands: [
    {
      ...singleHome({
        tenantId: '100',
        number: '4100602',
        contracts: [['Nordtal Erdgas Basis', 'Erdgas Basis 12', '2020-02-01', true]],
        payment: {
          kind: 'bank-direct-debit',
          account: claraAccount,
          mandate: { reference: 'NT-M-4100602', date: '2020-01-11' },
        },
        email: 'clara.deniz@post.example',
        phone: '+492214710388',
        address: claraHome,
      }),
      consentChanges: generous,
    },
    {
      ...singleHome({
        tenantId: '200',
        number: '5200602',
        contracts: [['Flinkstrom Flex', 'Flex Monat', '2025-03-01', false]],
        payment: { kind: 'credit-account', account: claraAccount },
        email: 'deniz.clara@buero.example',
        phone: '+4917604069061',
        address: claraHome,
      }),
      consentChanges: sparing,
      objectedAt: '2025-04-02T19:20:31.000Z',
    },
  ],
}

const evaHome = { street: 'Auenpfad', houseNumber: '2b', postalCode: '04177', city: 'Leipzig' }

export const eva: SeedPerson = {
  customerId: '2100745',
  email: 'eva.fuchs@post.example',
  state: 'beide Marken, keine zuletzt genutzte Anwendung: Marke unbekannt',
  name: 'Eva Fuchs',
  birthday: null,
  lastPasswordReset: null,
  lastUsed: null,
  businessSystems: [
    withPhonePin(withCmdm(nordtal), '31867', '2023-01-19T10:27:44.000Z'),
    withCmdm(flinkstrom),
  ],
  brands: [
    singleHome({
      tenantId: '100',
      number: '4100745',
      contracts: [['Nordtal Strom Komfort', 'Strom Komfort 24', '2022-12-01', true]],
      payment: { kind: 'self-payment' },
      email: 'eva.fuchs@post.example',
      phone: '+4917604069074',
      address: evaHome,
    }),
    singleHome({
      tenantId: '200',
      number: '5200745',
      contracts: [['Flinkstrom Fix', 'Fix 12', '2025-01-01', true]],
      payment: { kind: 'self-payment' },
      email: 'eva.fuchs@post.example',
      address: evaHome,
    }),
  ],
}
