import { expect, test } from '@jest/globals'
import { type Contract, calls } from '@portal/contracts'
import {
  aContract,
  aCustomerProfile,
  aUserProfile,
  BFF_URL,
  fakeBff,
  HttpResponse,
  http,
  profileHandlers,
  renderRemote,
} from '@portal/portal/testing'
import { screen, within } from '@testing-library/react'
import remote from '../../remote.ts'

const bff = fakeBff()
const open = () => renderRemote(remote)

function openWith(contracts: Contract[], otherContracts: Contract[] = []) {
  bff.use(...profileHandlers({ customer: aCustomerProfile({ contractData: { contracts, otherContracts } }) }))
  return open()
}

const card = async (name: string) => within(await screen.findByRole('article', { name }))

test('a contract shows number, tariff, term, payment and the channel of its letters', async () => {
  openWith([
    aContract('1', { tariff: 'Ökostrom 24', termStart: '2021-04-01', paymentKind: 'bank-direct-debit' }),
  ])
  const contract = await card('Nordtal Ökostrom')
  for (const text of ['4100-1', 'Ökostrom 24', '01.04.2021', 'SEPA-Lastschrift', 'Auf Papier']) {
    expect(contract.getByText(text)).toBeVisible()
  }
})

test('a contract without a product is named after its area and shows a missing tariff', async () => {
  openWith([aContract('1', { productName: null, tariff: '' })])
  expect((await card('Energie-Vertrag')).getByText('Nicht hinterlegt')).toBeVisible()
})

test('the links to manage and to cancel name their contract', async () => {
  const { user, router } = openWith([aContract('1'), aContract('2')])
  const of = (name: string) => ({ name: new RegExp(`^${name} Nordtal Ökostrom, Vertragsnummer 4100-2`) })
  expect(await screen.findByRole('link', of('Kündigen'))).toHaveAttribute(
    'href',
    'https://www.nordtal-energie.example/kuendigung',
  )
  await user.click(screen.getByRole('link', of('Verwalten')))
  expect(router.state.location.pathname).toBe('/contracts-payments/contract/2')
  expect(await screen.findByRole('heading', { level: 1, name: 'Nordtal Ökostrom' })).toBeVisible()
})

test('an ended contract has its own section and no link to cancel', async () => {
  openWith([
    aContract('1', { productName: 'Altes Gas', termEnd: '2021-12-31' }),
    aContract('2', { productName: 'Neues Gas', termStart: '2998-01-01', termEnd: '2999-12-31' }),
    aContract('3', { productName: 'Strom', termEnd: '2999-12-31' }),
  ])
  const over = await card('Altes Gas')
  expect(over.getByText('Beendet am 31.12.2021')).toBeVisible()
  expect(over.queryByRole('link', { name: /Kündigen/ })).toBeNull()
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(titles.indexOf('Beendete Verträge')).toBeLessThan(titles.indexOf('Altes Gas'))
  expect(titles.indexOf('Strom')).toBeLessThan(titles.indexOf('Beendete Verträge'))

  expect((await card('Neues Gas')).getByText('Laufzeit ab')).toBeVisible()
  expect((await card('Neues Gas')).getByText('Künftig')).toBeVisible()
  expect((await card('Strom')).getByText('Endet am 31.12.2999')).toBeVisible()
})

test('a customer without contracts sees an empty state and no payments', async () => {
  openWith([])
  expect(await screen.findByText('Noch keine Verträge')).toBeVisible()
  expect(screen.getByText(/^Bei Nordtal Energie ist Ihrem Konto kein Vertrag zugeordnet/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Zahlungsdaten ansehen' })).toBeNull()
})

test('the overview links to the payments', async () => {
  openWith([aContract('1')])
  expect(await screen.findByRole('link', { name: 'Zahlungsdaten ansehen' })).toHaveAttribute(
    'href',
    '/contracts-payments/payment-list',
  )
})

test('the notice about contracts of another brand switches to them', async () => {
  const [system] = aUserProfile().businessSystems
  if (!system) throw new Error('The profile has no business system')
  const user = aUserProfile({ businessSystems: [system, { ...system, tenantId: '200' }] })
  const own = aContract('1')
  const other = aContract('2', { tenantId: '200', productName: 'Flinkstrom Fix' })
  bff.use(
    http.get(BFF_URL + calls.getCustomerProfile.path, ({ request }) => {
      const flinkstrom = request.headers.get('tenant') === '200'
      const contractData = flinkstrom
        ? { contracts: [other], otherContracts: [own] }
        : { contracts: [own], otherContracts: [other] }
      return HttpResponse.json(aCustomerProfile({ tenantId: flinkstrom ? '200' : '100', contractData }))
    }),
    ...profileHandlers({ user }),
  )
  const page = open()
  expect(await screen.findByText('Sie haben auch einen Vertrag bei Flinkstrom')).toBeVisible()
  expect(screen.queryByText('Flinkstrom Fix')).toBeNull()

  await page.user.click(await screen.findByRole('button', { name: 'Zu Flinkstrom wechseln' }))
  const contract = await card('Flinkstrom Fix')
  expect(contract.getByRole('link', { name: /^Kündigen/ })).toHaveAttribute(
    'href',
    'https://www.flinkstrom.example/kuendigen',
  )
  expect(screen.queryByText('Nordtal Ökostrom')).toBeNull()
  expect(screen.getByRole('button', { name: 'Zu Nordtal Energie wechseln' })).toBeVisible()
})

test('a customer of one brand gets a link to the account of the other brand', async () => {
  openWith([], [aContract('2', { tenantId: '200' }), aContract('3', { tenantId: '200' })])
  expect(await screen.findByText('Sie haben auch 2 Verträge bei Flinkstrom')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Mein Flinkstrom öffnen/ })).toHaveAttribute(
    'href',
    'https://mein.flinkstrom.example/',
  )
  expect(screen.queryByRole('button')).toBeNull()
})
