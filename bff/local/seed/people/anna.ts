import { nordtal, nordtalWeb, withPhonePin } from '../business-systems.ts'
import { ANDROID_CHROME, daysAgo, inventedIban, WINDOWS_FIREFOX } from '../invented-values.ts'
import { portrait } from '../portrait.ts'
import type { SeedPerson } from '../seed-person.ts'
import { aLivelyMix } from './consent-changes.ts'

const account = { holder: 'Anna Becker', iban: inventedIban(4100271), bank: 'Volkskasse Neckarau' }

export const anna: SeedPerson = {
  customerId: '2100417',
  email: 'anna.becker@post.example',
  emailChangedAt: daysAgo(1),
  state: 'Nordtal; drei Verträge, einer per Post; mehrere Nummern, Adressen und zwei E-Mail-Adressen',
  name: 'Anna Becker',
  birthday: '1984-06-12',
  birthdayChangedAt: '2024-02-29T09:12:40.000Z',
  avatar: portrait([94, 60, 88], [244, 214, 190]),
  lastPasswordReset: '2026-03-14T17:05:21.000Z',
  lastUsed: nordtalWeb,
  securityEvents: [
    { event: 'requestPasswordReset', at: daysAgo(16.2) },
    { event: 'signOutDevice', at: daysAgo(9.4) },
    { event: 'requestEmailReset', at: daysAgo(1.01) },
    { event: 'email-reset.confirmed', at: daysAgo(1) },
  ],
  signIns: [
    { at: daysAgo(31.7), userAgent: WINDOWS_FIREFOX },
    { at: daysAgo(9.5), userAgent: ANDROID_CHROME },
    { at: daysAgo(1.02), userAgent: WINDOWS_FIREFOX },
  ],
  businessSystems: [withPhonePin(nordtal, '47114', '2025-02-03T08:14:52.000Z')],
  brands: [
    {
      tenantId: '100',
      consentChanges: aLivelyMix,
      contracts: [
        {
          id: 'v-410027101',
          number: '410027101',
          numberChangedAt: '2020-11-16T09:00:00.000Z',
          product: 'Nordtal Ökostrom Plus',
          area: 'energy',
          tariff: 'Ökostrom Plus 24',
          since: '2019-04-01',
          paperless: true,
          paymentMethod: 'z-410027101',
        },
        {
          id: 'v-410027102',
          number: '410027102',
          product: 'Nordtal Erdgas Komfort',
          area: 'energy',
          tariff: 'Erdgas Komfort 12',
          since: '2021-10-15',
          paperless: true,
          paymentMethod: 'z-410027101',
        },
        {
          id: 'v-410027103',
          number: '410027103',
          product: null,
          area: 'energy',
          tariff: 'Wärmestrom Basis',
          since: '2023-01-01',
          paperless: false,
          paymentMethod: 'z-410027102',
        },
      ],
      paymentMethods: [
        {
          id: 'z-410027101',
          kind: 'bank-direct-debit',
          account,
          mandate: { reference: 'NT-M-410027101', date: '2019-03-18' },
          changedAt: '2022-08-03T10:20:00.000Z',
        },
        { id: 'z-410027102', kind: 'self-payment' },
      ],
      emailAddresses: [
        {
          id: 'e-410027101',
          value: 'anna.becker@post.example',
          contracts: ['v-410027101', 'v-410027102'],
          contact: true,
          changedAt: daysAgo(1),
        },
        { id: 'e-410027102', value: 'becker-familie@heimpost.example', contracts: ['v-410027103'] },
      ],
      phoneNumbers: [
        {
          id: 't-410027101',
          value: '+4917604069012',
          contracts: ['v-410027101', 'v-410027102', 'v-410027103'],
          contact: true,
          changedAt: daysAgo(2),
        },
        { id: 't-410027102', value: '+493023125412', contracts: ['v-410027103'] },
        { id: 't-410027103', value: '+498999998231', contracts: [], contact: true },
      ],
      addresses: [
        {
          id: 'a-410027101',
          street: 'Lindenhofweg',
          houseNumber: '14a',
          postalCode: '70173',
          city: 'Stuttgart',
          billing: ['v-410027101', 'v-410027102'],
          delivery: ['v-410027101', 'v-410027102'],
          contact: true,
          changedAt: '2021-09-27T07:45:00.000Z',
        },
        {
          id: 'a-410027102',
          street: 'Am Alten Kelterplatz',
          houseNumber: '3',
          addition: 'Gartenhaus',
          postalCode: '73728',
          city: 'Esslingen am Neckar',
          billing: [],
          delivery: ['v-410027103'],
        },
        {
          id: 'a-410027103',
          street: 'Postfach',
          houseNumber: '10 04 27',
          postalCode: '70003',
          city: 'Stuttgart',
          billing: ['v-410027103'],
          delivery: [],
        },
      ],
    },
  ],
}
