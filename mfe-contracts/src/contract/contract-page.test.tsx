import { expect, test } from '@jest/globals'
import { type Address, type Contract, type CustomerProfile, calls } from '@portal/contracts'
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
const open = (contractId = '1') => renderRemote(remote, { at: `/contracts-payments/contract/${contractId}` })

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

/** A card after the profile has loaded. */
async function card(name: string) {
  await screen.findByRole('region', { name: 'Was möchten Sie tun?' })
  return within(screen.getByRole('region', { name }))
}

const home: Address = {
  id: 'a1',
  street: 'Lindenhofweg',
  houseNumber: '14a',
  addition: 'Gartenhaus',
  postalCode: '70173',
  city: 'Stuttgart',
  contracts: ['1'],
  changedAt: null,
  changeableBy: 'relocation',
}
const item = (id: string, value: string, contracts: string[]) => ({
  id,
  version: 1,
  value,
  contracts,
  changedAt: null,
})

function respondWithContract(contract: Contract, changes: Partial<CustomerProfile> = {}) {
  const contractData = { contracts: [contract, aContract('2')], otherContracts: [] }
  bff.use(...profileHandlers({ customer: aCustomerProfile({ contractData, ...changes }) }))
}

test('a contract shows its data and the channel of its letters', async () => {
  respondWithContract(aContract('1', { isPaperlessCommunication: true }))
  open()
  expect(await title('Nordtal Ökostrom')).toBeVisible()
  const facts = await card('Vertragsdaten')
  for (const text of ['4100-1', 'Basis', '01.01.2020', 'Energie']) expect(facts.getByText(text)).toBeVisible()
  expect((await card('Briefe und Rechnungen')).getByText('Papierlos per E-Mail')).toBeVisible()
})

test('a contract shows only its own addresses and contacts, with links to change them', async () => {
  const { addressData, communicationChannelData } = aCustomerProfile()
  respondWithContract(aContract('1'), {
    addressData: {
      ...addressData,
      deliveryAddresses: [home, { ...home, id: 'a2', street: 'Anderswo', contracts: ['2'] }],
      billingAddresses: [{ ...home, id: 'a3', street: 'Postfach', addition: null }],
    },
    communicationChannelData: {
      ...communicationChannelData,
      contractPhoneNumbers: [item('t1', '+4917604069012', ['1', '2']), item('t2', '+4917604069013', ['2'])],
      contractEmailAddresses: [item('e1', 'mia@post.example', ['1'])],
    },
  })
  open()
  const addresses = await card('Adressen')
  expect(addresses.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'LieferadresseLindenhofweg 14a, Gartenhaus, 70173 Stuttgart',
    'RechnungsadressePostfach 14a, 70173 Stuttgart',
  ])
  expect(addresses.getByRole('link', { name: /^Lieferadresse/ })).toHaveAttribute(
    'href',
    '/personal-data/address-list/delivery/a1',
  )
  const contacts = await card('Ihre Kontaktdaten zum Vertrag')
  const phone = contacts.getByRole('link', { name: /^Telefonnummer/ })
  expect(phone).toHaveTextContent(/^Telefonnummer\+49 17604069012$/)
  expect(phone).toHaveAttribute('href', '/personal-data/phone-list/contract')
  const email = contacts.getByRole('link', { name: /mia@post.example/ })
  expect(email).toHaveAttribute('href', '/personal-data/email-list/contract')
})

test('the payment card shows a masked IBAN and links to the payment page', async () => {
  const account = { accountHolder: 'Mia', maskedIban: 'DE12••••••••••••••3456', bankName: 'Volkskasse' }
  const mandate = { reference: 'M1', creditorId: 'DE98', date: '2020-01-01' }
  const debit = { id: 'z 1', contracts: ['1'], changedAt: null, account, mandate }
  respondWithContract(aContract('1', { paymentKind: 'bank-direct-debit' }), {
    paymentData: { selfPayments: [], contractBankAccounts: [debit], selfPaymentsWithBankAccount: [] },
  })
  open()
  const payment = await card('Zahlung')
  expect(payment.getByText('SEPA-Lastschrift')).toBeVisible()
  expect(payment.getByText('IBAN beginnt mit DE12, endet auf 3456')).toBeInTheDocument()
  expect(payment.getByRole('link', { name: 'Zahlungsdaten ansehen' })).toHaveAttribute(
    'href',
    '/contracts-payments/payment-list/bank-direct-debit/z%201',
  )
})

test('a contract with missing data shows a hint for each and links to all payments', async () => {
  respondWithContract(aContract('1', { tariff: '', businessArea: null, productName: null }))
  open()
  expect(await title('4100-1')).toBeVisible()
  expect((await card('Vertragsdaten')).getByText('Nicht hinterlegt')).toBeVisible()
  expect((await card('Adressen')).getByText('Nicht hinterlegt')).toBeVisible()
  expect((await card('Ihre Kontaktdaten zum Vertrag')).getAllByText('Nicht hinterlegt')).toHaveLength(2)
  expect((await card('Zahlung')).getByRole('link')).toHaveAttribute(
    'href',
    '/contracts-payments/payment-list',
  )
})

test('the actions card links to the brand account, the move and the cancellation', async () => {
  respondWithContract(aContract('1'))
  open()
  const actions = await card('Was möchten Sie tun?')
  expect(actions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://mein.nordtal-energie.example/',
    'https://mein.nordtal-energie.example/umzug',
    'https://www.nordtal-energie.example/kuendigung',
  ])
})

test.each([
  [{ termStart: '2999-01-01' }, 'Dieser Vertrag beginnt am 01.01.2999'],
  [{ termEnd: '2999-12-31' }, 'Dieser Vertrag endet am 31.12.2999'],
  [{ termEnd: '2021-12-31' }, 'Dieser Vertrag ist am 31.12.2021 zu Ende gegangen'],
])('a contract with %j shows the notice „%s“', async (term, notice) => {
  respondWithContract(aContract('1', term))
  open()
  expect(await screen.findByText(notice)).toBeVisible()
})

test('an ended contract has no links to cancel or move', async () => {
  respondWithContract(aContract('1', { termEnd: '2021-12-31' }))
  open()
  const actions = await card('Was möchten Sie tun?')
  expect(actions.getAllByRole('link')).toHaveLength(1)
  expect(actions.getByRole('link', { name: /^In Mein Nordtal verwalten/ })).toBeVisible()
})

test('an unknown contract shows a page inside the tab, with a link back', async () => {
  respondWithContract(aContract('1'))
  const { user } = open('gibt-es-nicht')
  expect(await title('Oh nein!')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Zu Ihren Verträgen' }))
  expect(await title('Verträge & Zahlungsdaten')).toBeVisible()
})

const foreign = aContract('9', { tenantId: '200', productName: 'Flinkstrom Fix' })

test('a bookmark of a contract of another brand opens it after the switch', async () => {
  const [system] = aUserProfile().businessSystems
  if (!system) throw new Error('The profile has no business system')
  const account = aUserProfile({ businessSystems: [system, { ...system, tenantId: '200' }] })
  bff.use(
    http.get(BFF_URL + calls.getCustomerProfile.path, ({ request }) => {
      const flinkstrom = request.headers.get('tenant') === '200'
      const contractData = flinkstrom
        ? { contracts: [foreign], otherContracts: [] }
        : { contracts: [], otherContracts: [foreign] }
      return HttpResponse.json(aCustomerProfile({ tenantId: flinkstrom ? '200' : '100', contractData }))
    }),
    ...profileHandlers({ user: account }),
  )
  const { user, router } = open('9')
  expect(await title('Dieser Vertrag gehört zu Flinkstrom')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Zu Flinkstrom wechseln' }))
  expect(await title('Flinkstrom Fix')).toBeVisible()
  expect(router.state.location.pathname).toBe('/contracts-payments/contract/9')
})

test('a customer of one brand gets a link to the account of the other brand', async () => {
  bff.use(
    ...profileHandlers({
      customer: aCustomerProfile({ contractData: { contracts: [], otherContracts: [foreign] } }),
    }),
  )
  open('9')
  expect(await title('Dieser Vertrag gehört zu Flinkstrom')).toBeVisible()
  expect(screen.getByText(/finden Sie im Kundenkonto von Flinkstrom/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Mein Flinkstrom öffnen/ })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
