import type { PaymentData } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { BrandScope } from '../database/row-types.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { decryptStored, ibanColumn, placeOf } from '../encryption/encrypted-columns.ts'

const contractIds = sql<string[]>`array(
  select contract.contract_id from contract
  where contract.customer_id = payment_method.customer_id
    and contract.payment_method_id = payment_method.payment_method_id
  order by contract.contract_id)`

const paymentMethodRows = prepared((db, { customerId, tenantId }: BrandScope) =>
  db
    .selectFrom('payment_method')
    .select([
      'customer_id',
      'payment_method_id',
      'kind',
      'changed_at',
      'account_holder',
      'bank_name',
      'mandate_reference',
      'creditor_id',
      'mandate_date',
      'iban',
      'iban_encrypted',
      contractIds.as('contracts'),
    ])
    .where('customer_id', '=', customerId)
    .where('tenant_id', '=', tenantId)
    .orderBy('payment_method_id'),
)

type PaymentMethodRow = Awaited<ReturnType<typeof paymentMethodRows>>[number]

const toItem = (row: PaymentMethodRow) => ({
  id: row.payment_method_id,
  contracts: row.contracts,
  changedAt: row.changed_at,
})

const mask = (iban: string) =>
  `${iban.slice(0, 4)}${'•'.repeat(Math.max(0, iban.length - 8))}${iban.slice(-4)}`

function maskedIban(cipher: Cipher, row: PaymentMethodRow): string {
  const place = placeOf(ibanColumn, row.customer_id, row.payment_method_id)
  const stored = { plain: row.iban, encrypted: row.iban_encrypted }
  return mask(decryptStored(cipher, place, stored) ?? '')
}

// The table's checks guarantee these columns for the kinds that need them.
const toAccount = (cipher: Cipher, row: PaymentMethodRow) => ({
  accountHolder: row.account_holder ?? '',
  maskedIban: maskedIban(cipher, row),
  bankName: row.bank_name ?? '',
})

const toMandate = (row: PaymentMethodRow) => ({
  reference: row.mandate_reference ?? '',
  creditorId: row.creditor_id ?? '',
  date: row.mandate_date ?? '',
})

/** No complete IBAN leaves this file. */
export async function findPaymentData(db: Database, cipher: Cipher, brand: BrandScope): Promise<PaymentData> {
  const rows = await paymentMethodRows(db, brand)
  const ofKind = (kind: PaymentMethodRow['kind']) => rows.filter((row) => row.kind === kind)
  return {
    selfPayments: ofKind('self-payment').map(toItem),
    contractBankAccounts: ofKind('bank-direct-debit').map((row) => ({
      ...toItem(row),
      account: toAccount(cipher, row),
      mandate: toMandate(row),
    })),
    selfPaymentsWithBankAccount: ofKind('credit-account').map((row) => ({
      ...toItem(row),
      account: toAccount(cipher, row),
    })),
  }
}
