import { expect, test } from '@jest/globals'
import type { CustomerProfile, PaymentData } from '@portal/contracts'
import { fakeBff, profileHandlers, renderRemote } from '@portal/portal/testing'
import { screen, within } from '@testing-library/react'
import remote from '../../remote.ts'
import { aCreditAccount, aDebit, aPayingCustomer, aTransfer, oneOfEach } from './payments-fixture.ts'

const bff = fakeBff()

function open(path: string, customer?: CustomerProfile) {
  if (customer) bff.use(...profileHandlers({ customer }))
  return renderRemote(remote, { at: `/contracts-payments${path}` })
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const noCard = (name: string) => expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()

test('each payment kind has a card with its accounts and contracts', async () => {
  open('/payment-list', aPayingCustomer(oneOfEach))
  const debit = await card('Zahlung per Lastschrift')
  expect(debit.getByText('1 Vertrag')).toBeVisible()
  expect(debit.getByText('DE12 •••• •••• •••• ••02 71')).toBeVisible()
  expect(
    debit.getByRole('link', {
      name: /^Volkskasse Neckarau\s*IBAN beginnt mit DE12, endet auf 0271\s*Für Ökostrom · Zuletzt geändert: 03.08.2022$/,
    }),
  ).toBeVisible()
  const credit = await card('Konten für Guthaben')
  expect(credit.getByRole('link', { name: /endet auf 0602.*Für Erdgas · Noch nie geändert/ })).toBeVisible()
  const transfer = await card('Zahlung per Überweisung')
  expect(
    transfer.getByRole('link', {
      name: /^Für Energie-Vertrag\s*Vertragsnummer 4100-c3 · Noch nie geändert$/,
    }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Verträge & Zahlungsdaten' })).toHaveAttribute(
    'href',
    '/contracts-payments',
  )
})

test.each<[string, Partial<PaymentData>, string[], string[]]>([
  [
    'a transfer offers a mandate or an account for credit',
    { selfPayments: [aTransfer('z3', ['c1'])] },
    ['SEPA-Mandat erteilen', 'Bankverbindung hinterlegen'],
    ['Bankverbindung ändern', 'Zahlung per Lastschrift', 'Konten für Guthaben'],
  ],
  [
    'an account for credit offers a mandate or another account',
    { selfPaymentsWithBankAccount: [aCreditAccount('z2', ['c1'])] },
    ['SEPA-Mandat erteilen', 'Bankverbindung ändern'],
    ['Bankverbindung hinterlegen', 'Zahlung per Überweisung'],
  ],
  [
    'a debit offers another account',
    { contractBankAccounts: [aDebit('z1', ['c1'])] },
    ['Bankverbindung ändern'],
    ['SEPA-Mandat erteilen', 'Bankverbindung hinterlegen'],
  ],
])('%s', async (_, payments, offered, missing) => {
  open('/payment-list', aPayingCustomer(payments))
  for (const name of offered) await card(name)
  missing.forEach(noCard)
})

test.each([
  [
    '100',
    'Nordtal Energie',
    'https://mein.nordtal-energie.example/zahlung/sepa-mandat',
    'https://mein.nordtal-energie.example/zahlung/bankverbindung',
  ],
  [
    '200',
    'Flinkstrom',
    'https://mein.flinkstrom.example/bezahlen/lastschrift',
    'https://mein.flinkstrom.example/bezahlen/bankkonto',
  ],
] as const)(
  'brand %s: mandate and account are given in the account of %s',
  async (tenantId, name, ...links) => {
    open('/payment-list', aPayingCustomer({ selfPayments: [aTransfer('z3', ['c1'])] }, tenantId))
    const grant = await screen.findByRole('link', {
      name: 'SEPA-Mandat erteilen (öffnet eine andere Website)',
    })
    const add = screen.getByRole('link', {
      name: 'Bankverbindung hinterlegen (öffnet eine andere Website)',
    })
    expect([grant, add].map((link) => link.getAttribute('href'))).toEqual(links)
    for (const card of ['SEPA-Mandat erteilen', 'Bankverbindung hinterlegen']) {
      expect(screen.getByRole('region', { name: card })).toHaveTextContent(`im Kundenkonto von ${name}`)
    }
  },
)

test('wording and right to a refund precede the link to grant a mandate', async () => {
  const { user } = open('/payment-list', aPayingCustomer({ selfPayments: [aTransfer('z3', ['c1'])] }))
  const mandate = await card('SEPA-Mandat erteilen')
  const refund = mandate.getByText(/innerhalb von acht Wochen/)
  expect(refund).toBeVisible()
  const link = mandate.getByRole('link')
  expect(refund.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(mandate.getByText('Wortlaut des Mandats'))
  expect(mandate.getByText(/^Ich ermächtige Nordtal Energie, Zahlungen von meinem Konto/)).toBeVisible()
})

test('a card shows the first four accounts and a link to all', async () => {
  const contractBankAccounts = ['z1', 'z2', 'z3', 'z4', 'z5'].map((id) => aDebit(id, ['c1']))
  const { user } = open('/payment-list', aPayingCustomer({ contractBankAccounts }))
  const rows = async (name: string) => (await card(name)).getAllByRole('link', { name: /endet auf 0271/ })
  expect(await rows('Zahlung per Lastschrift')).toHaveLength(4)
  await user.click(screen.getByRole('link', { name: 'Alle 5 anzeigen' }))
  expect(await screen.findByRole('heading', { name: 'Zahlung per Lastschrift', level: 1 })).toBeVisible()
  expect(await rows('Konten')).toHaveLength(5)
})

test('transfers for contracts of the same name show contract numbers', async () => {
  const selfPayments = [aTransfer('z1', ['c1', 'c2']), aTransfer('z2', ['c3', 'c2', 'c1'])]
  open('/payment-list', aPayingCustomer({ selfPayments }))
  const rows = (await card('Zahlung per Überweisung')).getAllByRole('link')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Vertragsnummern 4100-c1, 4100-c2 · Noch nie geändert'),
    expect.stringMatching(/Vertragsnummern 4100-c\d, 4100-c\d und 1 weitere · Noch nie geändert/),
  ])
})

test('a customer without payments sees an empty state without offers', async () => {
  open('/payment-list')
  expect(await screen.findByText('Noch keine Zahlungsdaten')).toBeVisible()
  expect(screen.queryByRole('link', { name: /andere Website/ })).not.toBeInTheDocument()
})

test.each([
  ['bank-direct-debit', 'Zahlung per Lastschrift', 'Keine Lastschrift eingerichtet'],
  ['credit-account', 'Konten für Guthaben', 'Kein Guthabenkonto hinterlegt'],
  ['self-payment', 'Zahlung per Überweisung', 'Keine Zahlung per Überweisung'],
])('the page of %s has an empty state', async (kind, title, none) => {
  open(`/payment-list/${kind}`)
  expect(await screen.findByText(none)).toBeVisible()
  expect(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible()
})

test('the empty debit page offers a mandate to a customer who transfers', async () => {
  open('/payment-list/bank-direct-debit', aPayingCustomer({ selfPayments: [aTransfer('z3', ['c1'])] }))
  expect(await screen.findByText('Keine Lastschrift eingerichtet')).toBeVisible()
  await card('SEPA-Mandat erteilen')
})
