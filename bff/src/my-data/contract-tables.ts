import { businessAreaName } from '@portal/contracts'
import {
  brand,
  day,
  flag,
  instant,
  NOT_EXPORTED,
  reference,
  type TableDescription,
  text,
} from './table-description.ts'

export const contract: TableDescription<'contract'> = {
  title: 'Vertrag',
  titleOfMany: 'Verträge',
  order: ['tenant_id', 'contract_number'],
  nameOf: { id: 'contract_id', name: (row) => row.contract_number ?? '' },
  columns: {
    customer_id: NOT_EXPORTED,
    contract_id: NOT_EXPORTED,
    tenant_id: brand,
    contract_number: text('Vertragsnummer'),
    number_changed_at: instant('Nummer geändert'),
    product_name: text('Produkt'),
    business_area: { ...text('Bereich'), say: businessAreaName },
    commodity: text('Sparte', { electricity: 'Strom', gas: 'Gas', heat: 'Wärme' }),
    tariff: text('Tarif'),
    term_start: day('Beginn'),
    term_end: day('Ende'),
    is_paperless: flag('Post per E-Mail'),
    payment_method_id: reference('Zahlungsweg', 'payment_method'),
  },
}

const month = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const amount = new Intl.NumberFormat('de-DE')

export const consumption: TableDescription<'consumption'> = {
  title: 'Verbrauch',
  titleOfMany: 'Verbrauch nach Monaten',
  order: ['contract_id', 'month'],
  isPaged: true,
  columns: {
    customer_id: NOT_EXPORTED,
    contract_id: reference('Vertrag', 'contract'),
    month: { ...day('Monat'), say: (firstDay) => month.format(new Date(firstDay)) },
    unit: text('Einheit', { m3: 'm³' }),
    amount: { ...text('Menge'), say: (value) => amount.format(Number(value)) },
  },
}

const kinds = {
  'self-payment': 'Überweisung',
  'bank-direct-debit': 'Lastschrift',
  'credit-account': 'Guthabenkonto',
}

export const payment_method: TableDescription<'payment_method'> = {
  title: 'Zahlungsweg',
  titleOfMany: 'Zahlungswege',
  order: ['tenant_id', 'kind', 'payment_method_id'],
  nameOf: {
    id: 'payment_method_id',
    name: ({ kind, bank_name }) => [kinds[kind as keyof typeof kinds], bank_name].filter(Boolean).join(', '),
  },
  columns: {
    customer_id: NOT_EXPORTED,
    payment_method_id: NOT_EXPORTED,
    tenant_id: brand,
    kind: text('Art', kinds),
    account_holder: text('Kontoinhaber'),
    iban: { label: 'IBAN', kind: 'iban' },
    iban_encrypted: NOT_EXPORTED,
    bank_name: text('Bank'),
    mandate_reference: text('Mandatsreferenz'),
    creditor_id: text('Gläubiger-Identifikationsnummer'),
    mandate_date: day('Mandat vom'),
    changed_at: instant('Zuletzt geändert'),
  },
}
