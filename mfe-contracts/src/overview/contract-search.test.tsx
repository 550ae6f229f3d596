import { expect, test } from '@jest/globals'
import type { Address, Contract } from '@portal/contracts'
import {
  aContract,
  aCustomerProfile,
  fakeBff,
  profileHandlers,
  renderRemote,
  translatePage,
} from '@portal/portal/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.ts'

const bff = fakeBff()

const contracts: Contract[] = [
  aContract('1', { productName: 'Strom Süd', businessArea: 'energy' }),
  aContract('2', { productName: 'Strom Nord', businessArea: 'energy', termStart: '1999-02-01' }),
  aContract('3', { productName: null, businessArea: 'Wärme', tariff: 'Wärmepumpen-Niedertarif' }),
  aContract('4', { productName: 'Gas', businessArea: 'energy' }),
  aContract('5', { productName: 'Alt', termEnd: '2020-12-31' }),
  aContract('6', { productName: 'Ohne Sparte', businessArea: null }),
  aContract('7', { productName: 'Gas', businessArea: 'energy', paymentKind: 'bank-direct-debit' }),
  aContract('8', { productName: null, businessArea: 'energy' }),
]
const address: Address = {
  id: 'a',
  street: 'Große Straße',
  houseNumber: '7',
  addition: null,
  postalCode: '94300',
  city: 'Au',
  contracts: ['7'],
  changedAt: null,
  changeableBy: 'relocation',
}

function open(search = '') {
  const { addressData } = aCustomerProfile()
  const customer = aCustomerProfile({
    contractData: { contracts, otherContracts: [] },
    addressData: { ...addressData, deliveryAddresses: [address] },
  })
  bff.use(...profileHandlers({ customer }))
  const base = '/contracts-payments'
  return renderRemote(remote, { at: base + search })
}

const field = () => screen.findByRole('searchbox', { name: 'Verträge durchsuchen' })
const count = async () => within(await screen.findByRole('search')).getByRole('status')
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('many contracts are grouped by business area, then those without one, then ended ones', async () => {
  open()
  await field()
  const groups = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent, parentElement }) => [textContent, parentElement?.textContent])
  expect(groups).toEqual([
    ['Ihre Zahlungsdaten', 'Ihre Zahlungsdaten'],
    ['Energie', 'Energie5 Verträge'],
    ['Wärme', 'Wärme1 Vertrag'],
    ['Weitere Verträge', 'Weitere Verträge1 Vertrag'],
    ['Beendete Verträge', 'Beendete Verträge1 Vertrag'],
  ])
  const row = within(screen.getByRole('heading', { name: 'Wärme-Vertrag' }).closest('li') as HTMLElement)
  expect(
    row.getByText('Vertragsnummer 4100-3 · Wärmepumpen-Niedertarif · seit 01.01.2020 · Überweisung'),
  ).toBeVisible()
  expect(row.getByRole('link', { name: /^Verwalten Wärme-Vertrag/ })).toBeVisible()
})

test.each([
  ['strom', ['Strom Süd', 'Strom Nord']],
  ['NORD strom', ['Strom Nord']],
  ['4100 3', ['Wärme-Vertrag']],
  ['4100-3', ['Wärme-Vertrag']],
  ['94300', ['Gas']],
  ['energie-vertrag', ['Energie-Vertrag']],
  ['niedertarif', ['Wärme-Vertrag']],
  ['grosse straße 7, 94300 au', ['Gas']],
  ['94300 7', ['Gas']],
  ['Vertragsnummer 4100-3', ['Wärme-Vertrag']],
  ['Nr. 4100 3', ['Wärme-Vertrag']],
  ['waermepumpen', ['Wärme-Vertrag']],
  ['W\u00e4rme\u00adpumpen\u202f', ['Wärme-Vertrag']],
  ['\u202a94\u200b300\u202c', ['Gas']],
  ['Lastschrift', ['Gas']],
  ['ueberweisung süd', ['Strom Süd']],
  ['01.02.1999', ['Strom Nord']],
  ['1.2.1999', ['Strom Nord']],
  ['Energie gas', ['Gas', 'Gas']],
  ['beendet 2020', ['Alt']],
])('searching for „%s“ finds %j and shows their number', async (term, found) => {
  const { user } = open()
  await user.type(await field(), term)
  expect(names()).toEqual(found)
  expect(await count()).toHaveTextContent(`${found.length} von 8 Verträgen`)
})

test('a translated page is searched and reset', async () => {
  const { user } = open()
  const search = await field()
  const endTranslation = translatePage()
  try {
    await user.type(search, 'wärme')
    expect(names()).toEqual(['Wärme-Vertrag'])
    expect(await count()).toHaveTextContent('1 von 8 Verträgen')
    await user.type(search, ' ost')
    await user.click(screen.getByRole('button', { name: 'Alle Verträge anzeigen' }))
    expect(await count()).toHaveTextContent('8 Verträge')
  } finally {
    endTranslation()
  }
})

test('an empty result can be reset, which focuses the field', async () => {
  const { user } = open()
  await user.type(await field(), 'Fernwärme Ost')
  expect(await count()).toHaveTextContent('Kein Vertrag gefunden')
  expect(screen.getByText(/Zu „Fernwärme Ost“ passt keiner Ihrer Verträge/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Alle Verträge anzeigen' }))
  expect(names()).toHaveLength(8)
  expect(await count()).toHaveTextContent('8 Verträge')
  expect(await field()).toHaveFocus()
})

test('Back from a contract restores the search', async () => {
  const { user, router } = open()
  await user.type(await field(), 'nord')
  await waitFor(() => expect(router.state.location.search).toBe('?suche=nord'))
  await user.click(screen.getByRole('link', { name: /^Verwalten/ }))
  await screen.findByRole('heading', { level: 1, name: 'Strom Nord' })
  await act(() => router.navigate(-1))
  expect(await field()).toHaveValue('nord')
  expect(names()).toEqual(['Strom Nord'])
})

test('the back link of a contract restores the search', async () => {
  const { user, router } = open('?suche=nord')
  await user.click(await screen.findByRole('link', { name: /^Verwalten/ }))
  await screen.findByRole('heading', { level: 1, name: 'Strom Nord' })
  await user.click(screen.getByRole('link', { name: 'Ihre Verträge' }))
  expect(await field()).toHaveValue('nord')
  expect(names()).toEqual(['Strom Nord'])
  expect(router.state.location.search).toBe('?suche=nord')
})

test('a bookmark restores the search, and the link of the tab resets it', async () => {
  const { router } = open('?suche=gas')
  expect(await field()).toHaveValue('gas')
  expect(names()).toEqual(['Gas', 'Gas'])
  await act(() => router.navigate('/contracts-payments'))
  expect(await field()).toHaveValue('')
  expect(names()).toHaveLength(8)
})
