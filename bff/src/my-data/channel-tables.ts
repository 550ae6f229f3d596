import { displayPhoneNumber } from '@portal/contracts'
import { withShownHosts } from '../shown-address.ts'
import {
  brand,
  emailAddress,
  flag,
  instant,
  NOT_EXPORTED,
  reference,
  references,
  type TableDescription,
  text,
} from './table-description.ts'

const contact = flag('Auch für Fragen und Werbung')
const contract = reference('Vertrag', 'contract')

export const email_address: TableDescription<'email_address'> = {
  title: 'E-Mail-Adresse',
  titleOfMany: 'E-Mail-Adressen',
  order: ['tenant_id', 'value'],
  nameOf: { id: 'email_address_id', name: ({ value }) => withShownHosts(value ?? '') },
  columns: {
    customer_id: NOT_EXPORTED,
    email_address_id: NOT_EXPORTED,
    tenant_id: brand,
    value: emailAddress('E-Mail-Adresse'),
    is_contact: contact,
    changed_at: instant('Zuletzt geändert'),
    version: NOT_EXPORTED,
  },
}

export const pending_email_address: TableDescription<'pending_email_address'> = {
  title: 'Noch zu bestätigende E-Mail-Adresse',
  titleOfMany: 'Noch zu bestätigende E-Mail-Adressen',
  order: ['requested_at'],
  columns: {
    customer_id: NOT_EXPORTED,
    pending_id: NOT_EXPORTED,
    tenant_id: brand,
    value: emailAddress('E-Mail-Adresse'),
    canonical_value: NOT_EXPORTED,
    contracts: references('Für Verträge', 'contract'),
    is_contact: contact,
    replaces_id: NOT_EXPORTED,
    replaces_value: emailAddress('Anstelle von'),
    version: NOT_EXPORTED,
    token_hashes: NOT_EXPORTED,
    requested_at: instant('Angegeben'),
    expires_at: instant('Link gültig bis'),
    confirmed_at: instant('Bestätigt'),
    withdrawn_at: instant('Zurückgezogen'),
  },
}

export const phone_number: TableDescription<'phone_number'> = {
  title: 'Telefonnummer',
  titleOfMany: 'Telefonnummern',
  order: ['tenant_id', 'value'],
  nameOf: { id: 'phone_number_id', name: ({ value }) => displayPhoneNumber(value ?? '') },
  columns: {
    customer_id: NOT_EXPORTED,
    phone_number_id: NOT_EXPORTED,
    tenant_id: brand,
    value: { ...text('Telefonnummer'), say: displayPhoneNumber },
    is_contact: contact,
    changed_at: instant('Zuletzt geändert'),
    version: NOT_EXPORTED,
  },
}

export const address: TableDescription<'address'> = {
  title: 'Adresse',
  titleOfMany: 'Adressen',
  order: ['tenant_id', 'postal_code', 'street', 'house_number'],
  nameOf: {
    id: 'address_id',
    name: (row) => `${row.street} ${row.house_number}, ${row.postal_code} ${row.city}`,
  },
  columns: {
    customer_id: NOT_EXPORTED,
    address_id: NOT_EXPORTED,
    tenant_id: brand,
    street: text('Straße'),
    house_number: text('Hausnummer'),
    addition: text('Zusatz'),
    postal_code: text('Postleitzahl'),
    city: text('Ort'),
    is_contact: flag('Kontaktadresse'),
    changed_at: instant('Zuletzt geändert'),
  },
}

export const contract_email_address: TableDescription<'contract_email_address'> = {
  title: 'E-Mail-Adresse eines Vertrags',
  titleOfMany: 'E-Mail-Adressen von Verträgen',
  order: ['contract_id'],
  columns: {
    customer_id: NOT_EXPORTED,
    contract_id: contract,
    email_address_id: reference('E-Mail-Adresse', 'email_address'),
  },
}

export const contract_phone_number: TableDescription<'contract_phone_number'> = {
  title: 'Telefonnummer eines Vertrags',
  titleOfMany: 'Telefonnummern von Verträgen',
  order: ['contract_id'],
  columns: {
    customer_id: NOT_EXPORTED,
    contract_id: contract,
    phone_number_id: reference('Telefonnummer', 'phone_number'),
  },
}

export const contract_address: TableDescription<'contract_address'> = {
  title: 'Adresse eines Vertrags',
  titleOfMany: 'Adressen von Verträgen',
  order: ['contract_id', 'use'],
  columns: {
    customer_id: NOT_EXPORTED,
    contract_id: contract,
    use: text('Zweck', { billing: 'Rechnung', delivery: 'Lieferung' }),
    address_id: reference('Adresse', 'address'),
  },
}
