import { expect, test } from '@jest/globals'
import { type Address, calls } from '@portal/contracts'
import {
  aCustomerProfile,
  BFF_URL,
  fakeBff,
  http,
  problem,
  profileHandlers,
  renderRemote,
} from '@portal/portal/testing'
import { screen, within } from '@testing-library/react'
import remote from '../../remote.ts'

const bff = fakeBff()
const open = (path: string) => renderRemote(remote, { at: `/personal-data${path}` })

const home: Address = {
  id: 'a1',
  street: 'Lindenhofweg',
  houseNumber: '14a',
  addition: 'Gartenhaus',
  postalCode: '70173',
  city: 'Stuttgart',
  contracts: ['c1'],
  changedAt: '2021-09-27T07:45:00.000Z',
  changeableBy: 'relocation',
}

function knowAddresses() {
  const contracts = [
    {
      contractId: 'c1',
      tenantId: '100' as const,
      contractNumber: '410027101',
      productName: 'Ökostrom',
      businessArea: 'energy',
      tariff: 'Basis',
      termStart: '2020-01-01',
      isPaperlessCommunication: false,
      paymentKind: 'self-payment' as const,
    },
  ]
  const addressData = {
    deliveryAddresses: [home],
    billingAddresses: [{ ...home, changeableBy: 'service' as const }],
    contactAddresses: [],
  }
  const customer = aCustomerProfile({ contractData: { contracts, otherContracts: [] }, addressData })
  bff.use(...profileHandlers({ customer }))
}

test('each address type has a card, empty or not', async () => {
  knowAddresses()
  open('/address-list')
  expect(
    await screen.findAllByRole('link', { name: /^Lindenhofweg 14a, Gartenhaus, 70173 Stuttgart/ }),
  ).toHaveLength(2)
  const contact = within(screen.getByRole('region', { name: 'Kontaktadressen' }))
  expect(contact.getByText('Keine Adresse hinterlegt')).toBeVisible()
})

test('an address shows its contracts, last change and the link to a move', async () => {
  knowAddresses()
  const { user } = open('/address-list/delivery')
  await user.click(await screen.findByRole('link', { name: /^Lindenhofweg/ }))
  expect(await screen.findByRole('heading', { name: 'Lieferadresse', level: 1 })).toBeVisible()
  expect(screen.getByText('Ökostrom (410027101)')).toBeVisible()
  expect(screen.getByText('Zuletzt geändert: 27.09.2021')).toBeVisible()
  expect(screen.getByText(/ändert sich nur mit einem Umzug/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Umzug bei Nordtal Energie melden/ })).toHaveAttribute(
    'href',
    'https://mein.nordtal-energie.example/umzug',
  )
})

test.each([
  ['delivery', 'Lieferadresse ändern', 'https://mein.nordtal-energie.example/umzug'],
  ['billing', 'Rechnungsadresse ändern', 'https://mein.nordtal-energie.example/vertrag/rechnungsadresse'],
  ['contact', 'Kontaktadresse ändern', 'https://mein.nordtal-energie.example/profil'],
])('a change of a %s address links to the brand account and its service', async (type, title, href) => {
  open(`/address-list/${type}/types`)
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible()
  expect(await screen.findByRole('link', { name: /öffnet eine andere Website/ })).toHaveAttribute(
    'href',
    href,
  )
  const service = within(screen.getByRole('region', { name: 'Unser Kundenservice' }))
  expect(service.getByRole('link', { name: '+49 30 23125 100' })).toBeVisible()
})

test('without a brand the change options offer a retry', async () => {
  const failure = () => problem('internal-error', 500)
  bff.use(http.get(BFF_URL + calls.getUserProfile.path, failure, { once: true }))
  const { user } = open('/address-list/billing/types')
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByRole('region', { name: 'Unser Kundenservice' })).toBeVisible()
})
