import { nordtal, nordtalWeb, withPhonePin } from '../business-systems.ts'
import { daysAgo, inventedIban } from '../invented-values.ts'
import type { SeedAddress, SeedChannel, SeedContract, SeedPaymentMethod, SeedPerson } from '../seed-person.ts'
import { everythingGiven } from './consent-changes.ts'

const NAME = 'Josephine-Antoinette Freifrau von Katzenellenbogen-Schwarzenfels zu Hohenwittelsbach'
const CONTRACTS = 60
const PHONE_NUMBERS = 40
const HOMES = 12

const countTo = (length: number) => Array.from({ length }, (_, index) => index + 1)
const dayOf = (instant: string) => instant.slice(0, 10)
const id = (kind: string, index: number) => `${kind}-4100950${String(index).padStart(3, '0')}`
/** An item may be null, which is not the same as none. */
const turn = <Item>([first, ...others]: readonly [Item, ...Item[]], index: number): Item => {
  const item = [first, ...others][index % (others.length + 1)]
  return item === undefined ? first : item
}

const products = [
  'Nordtal Ökostrom Plus mit Herkunftsnachweis aus Donau-Wasserkraft und Preisgarantie',
  'Nordtal Wärmestromversorgungssondervereinbarung',
  null,
  'Gas',
] as const

const streets = [
  'Donaudampfschifffahrtsgesellschaftskapitänsallee',
  'Straße der Freiwilligen Feuerwehr Unterobermaiselstein',
  'Ort',
] as const

/** Every ninth contract has ended, the 54th ends soon, and the last one has not begun. */
function termOf(index: number): Pick<SeedContract, 'since' | 'until'> {
  if (index === CONTRACTS) return { since: dayOf(daysAgo(-30)) }
  const since = `${1998 + (index % 27)}-${String((index % 12) + 1).padStart(2, '0')}-01`
  if (index === 54) return { since, until: dayOf(daysAgo(-45)) }
  return index % 9 === 0 ? { since, until: `202${index % 5}-12-31` } : { since }
}

const contracts: SeedContract[] = countTo(CONTRACTS).map((index) => ({
  id: id('v', index),
  number: `4100950${String(index).padStart(3, '0')}`,
  product: turn(products, index),
  area: index % 6 === 0 ? null : 'energy',
  tariff: turn(['Grundversorgung', 'Wärmepumpen-Niedertarif mit Unterbrechungsvereinbarung'], index),
  ...termOf(index),
  paperless: index % 3 === 0,
  paymentMethod: id('z', (index % HOMES) + 1),
}))

/** Every HOMES-th contract belongs to the same home. */
const contractsOf = (home: number) =>
  contracts.filter((_, index) => index % HOMES === home - 1).map((contract) => contract.id)

const phoneNumbers: SeedChannel[] = countTo(PHONE_NUMBERS).map((index) => ({
  id: id('t', index),
  value: index % 2 ? `+49176040690${index + 10}` : `+4989999981${index + 10}`,
  contracts: index <= HOMES ? contractsOf(index) : [],
  ...((index > HOMES || index % 4 === 0) && { contact: true }),
  ...(index <= 3 && { changedAt: daysAgo(index - 1) }),
}))

/** The last one belongs to no home: it serves no contract. */
const emailAddresses: SeedChannel[] = countTo(HOMES + 1).map((index) => ({
  id: id('e', index),
  value:
    index === 1
      ? 'jo.katzenellenbogen@post.example'
      : `hausverwaltung.liegenschaft-${index}@verwaltungsgesellschaft-katzenellenbogen.example`,
  contracts: contractsOf(index),
  ...((index === 1 || index > HOMES) && { contact: true }),
}))

const addresses: SeedAddress[] = countTo(HOMES).map((index) => ({
  id: id('a', index),
  street: turn(streets, index),
  houseNumber: `${index * 11}`,
  ...(index % 2 && { addition: 'Seitenflügel links, 4. Obergeschoss, bei Schwarzenfels-Hohenwittelsbach' }),
  postalCode: `9430${index % 10}`,
  city: index % 3 ? 'Hellschen-Heringsand-Unterschaar' : 'Au',
  billing: contractsOf(index),
  delivery: contractsOf(index),
  ...(index === 1 && { contact: true }),
}))

const paymentMethods: SeedPaymentMethod[] = countTo(HOMES).map((index) => {
  const account = {
    holder: NAME,
    iban: inventedIban(4_100_950_000 + index),
    bank: 'Landwirtschaftliche Genossenschaftsbank Dithmarschen-Eiderstedt',
  }
  if (index % 3 === 0) return { id: id('z', index), kind: 'self-payment' }
  if (index % 3 === 1) return { id: id('z', index), kind: 'credit-account', account }
  const mandate = { reference: `NT-M-4100950-${index}`, date: '2012-02-29' }
  return { id: id('z', index), kind: 'bank-direct-debit', account, mandate }
})

export const jo: SeedPerson = {
  customerId: '2100950',
  email: 'jo.katzenellenbogen@post.example',
  state: '60 Verträge, fünf davon beendet, 40 Nummern, sehr lange Namen',
  name: NAME,
  nameChangedAt: '2024-05-17T11:30:05.000Z',
  birthday: '1932-02-29',
  birthdayChangedAt: daysAgo(0),
  lastPasswordReset: '2026-10-30T23:59:59.000Z',
  lastUsed: nordtalWeb,
  businessSystems: [withPhonePin(nordtal, '80536', '2026-05-20T19:02:31.000Z')],
  brands: [
    {
      tenantId: '100',
      contracts,
      paymentMethods,
      emailAddresses,
      phoneNumbers,
      addresses,
      consentChanges: everythingGiven('100'),
    },
  ],
}
