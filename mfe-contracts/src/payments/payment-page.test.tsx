import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import {
  aUserProfile,
  BFF_URL,
  fakeBff,
  HttpResponse,
  http,
  profileHandlers,
  renderRemote,
} from '@portal/portal/testing'
import { act, screen, within } from '@testing-library/react'
import remote from '../../remote.ts'
import { aCreditAccount, aDebit, aPayingCustomer, aTransfer, oneOfEach } from './payments-fixture.ts'

const bff = fakeBff()

function open(path: string, customer = aPayingCustomer(oneOfEach)) {
  bff.use(...profileHandlers({ customer }))
  return renderRemote(remote, { at: `/contracts-payments/payment-list${path}` })
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('a debit shows account, mandate, right to a refund and contracts', async () => {
  const { user } = open('')
  await user.click(await screen.findByRole('link', { name: /endet auf 0271/ }))
  expect(await screen.findByRole('heading', { name: 'SEPA-Lastschrift', level: 1 })).toBeVisible()
  const account = await card('Bankverbindung')
  for (const text of [
    'Mia Muster',
    'DE12 •••• •••• •••• ••02 71',
    'IBAN beginnt mit DE12, endet auf 0271',
    'Volkskasse Neckarau',
    'Zuletzt geändert: 03.08.2022',
  ]) {
    expect(account.getByText(text)).toBeInTheDocument()
  }
  const mandate = await card('SEPA-Lastschriftmandat')
  for (const [label, value] of [
    ['Zahlungsempfänger', 'Nordtal Energie'],
    ['Gläubiger-Identifikationsnummer', 'DE98ZZZ09999999999'],
    ['Mandatsreferenz', 'NT-M-4711'],
    ['Erteilt am', '18.03.2019'],
  ] as const) {
    expect(mandate.getByText(label).parentElement).toHaveTextContent(label + value)
  }
  expect(screen.getByText(/innerhalb von acht Wochen/)).toBeVisible()
  const contracts = await card('Gilt für diesen Vertrag')
  expect(contracts.getByRole('link', { name: /^Ökostrom\s*Vertragsnummer 4100-c1$/ })).toHaveAttribute(
    'href',
    '/contracts-payments/contract/c1',
  )
  expect(hrefOf(/^Bankverbindung ändern/)).toBe('https://mein.nordtal-energie.example/zahlung/bankverbindung')
  expect((await card('Unser Kundenservice')).getByText(/Mandat widerrufen/)).toBeVisible()
  expect(screen.queryByText('So überweisen Sie')).not.toBeInTheDocument()
})

test('a transfer links to the bills and offers a mandate', async () => {
  open('/self-payment/z3')
  expect(await screen.findByRole('heading', { name: 'Überweisung', level: 1 })).toBeVisible()
  const transfer = await card('So überweisen Sie')
  expect(transfer.getByText(/finden Sie auf Ihrer letzten Rechnung/)).toBeVisible()
  expect(hrefOf(/^Rechnungen in Mein Nordtal/)).toBe('https://mein.nordtal-energie.example/')
  expect(
    (await card('Gilt für diesen Vertrag')).getByRole('link', { name: /^Energie-Vertrag/ }),
  ).toBeVisible()
  await card('SEPA-Mandat erteilen')
  await card('Bankverbindung hinterlegen')
  expect(screen.queryByText('IBAN')).not.toBeInTheDocument()
})

test('an account for credit shows its bank details and links to the bills', async () => {
  const selfPaymentsWithBankAccount = [aCreditAccount('z2', ['c1', 'c2'])]
  open('/credit-account/z2', aPayingCustomer({ selfPaymentsWithBankAccount }, '200'))
  expect(await screen.findByRole('heading', { name: 'Guthabenkonto', level: 1 })).toBeVisible()
  const account = await card('Bankverbindung')
  expect(account.getByText('Stadtkasse Domviertel')).toBeVisible()
  expect(account.getByText('DE34 •••• •••• •••• ••06 02')).toBeVisible()
  expect(hrefOf(/^Rechnungen in Mein Flinkstrom/)).toBe('https://mein.flinkstrom.example/')
  expect((await card('Gilt für 2 Verträge')).getAllByRole('link')).toHaveLength(2)
  expect(screen.queryByRole('region', { name: 'SEPA-Lastschriftmandat' })).not.toBeInTheDocument()
  await card('SEPA-Mandat erteilen')
  await card('Bankverbindung ändern')
})

test('an unused account shows that it pays for no contract', async () => {
  open('/bank-direct-debit/z9', aPayingCustomer({ contractBankAccounts: [aDebit('z9')] }))
  expect(await screen.findByText('Zurzeit bezahlen Sie so keinen Ihrer Verträge.')).toBeVisible()
})

test('the back link opens all payments', async () => {
  const { user } = open('/self-payment/z3')
  await screen.findByRole('heading', { name: 'Überweisung', level: 1 })
  await user.click(screen.getByRole('link', { name: 'Zahlungsdaten' }))
  expect(await screen.findByRole('heading', { name: 'Zahlungsdaten', level: 1 })).toBeVisible()
})

test('after a brand switch a payment of the first brand is not found', async () => {
  const { bus } = open('/bank-direct-debit/z1')
  await screen.findByRole('heading', { name: 'SEPA-Lastschrift', level: 1 })
  bff.use(...profileHandlers({ customer: aPayingCustomer({ selfPayments: [aTransfer('z8')] }, '200') }))
  act(() => bus.publish({ type: 'tenant.defined', tenantId: '200' }))
  expect(await screen.findByText('Diese Zahlungsdaten gibt es bei Flinkstrom nicht.')).toBeVisible()
})

test('a bookmark of a payment of another brand opens it after the switch', async () => {
  const [system] = aUserProfile().businessSystems
  if (!system) throw new Error('The profile has no business system')
  const account = aUserProfile({ businessSystems: [system, { ...system, tenantId: '200' }] })
  bff.use(
    http.get(BFF_URL + calls.getCustomerProfile.path, ({ request }) =>
      HttpResponse.json(
        request.headers.get('tenant') === '200'
          ? aPayingCustomer({ selfPayments: [aTransfer('z8', ['c1'])] }, '200')
          : aPayingCustomer(oneOfEach),
      ),
    ),
    ...profileHandlers({ user: account }),
  )
  const base = '/contracts-payments'
  const { user, router } = renderRemote(remote, { at: `${base}/payment-list/self-payment/z8` })
  expect(
    await screen.findByText(/gibt es bei Nordtal Energie nicht\. Vielleicht .* Flinkstrom/),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zu Ihren Verträgen' })).toHaveAttribute('href', base)
  await user.click(screen.getByRole('button', { name: 'Zu Flinkstrom wechseln' }))
  expect(await screen.findByRole('heading', { name: 'Überweisung', level: 1 })).toBeVisible()
  expect(router.state.location.pathname).toBe(`${base}/payment-list/self-payment/z8`)
})

test.each([
  '/unbekannt',
  '/unbekannt/z1',
  '/self-payment/z1',
  '/bank-direct-debit/z4',
  '/bank-direct-debit/z1/mehr',
])('%s shows a page inside the tab', async (path) => {
  open(path, aPayingCustomer({ ...oneOfEach, selfPayments: [aTransfer('z3')] }))
  expect(await screen.findByRole('heading', { name: 'Oh nein!', level: 1 })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Zu Ihren Verträgen' })).toHaveAttribute(
    'href',
    '/contracts-payments',
  )
})
