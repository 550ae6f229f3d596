import type { PaymentData } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { BrandScope } from './brand-scope.ts'

/** Masked in the database: the number itself never enters this process, and so no answer and no log. */
const maskedIban = sql<string | null>`left(iban, 4) || repeat('•', length(iban) - 8) || right(iban, 4)`

const contractIds = sql<string[]>`array(
  select contract.contract_id from contract
  where contract.customer_id = payment_method.customer_id
    and contract.payment_method_id = payment_method.payment_method_id
  order by contract.contract_id)`

const paymentMethodRows = prepared((db, { customerId, tenantId }: BrandScope) =>
  db
    .selectFrom('payment_method')
    .select([
      'payment_method_id',
      'kind',
      'changed_at',
      'account_holder',
      'bank_name',
      'mandate_reference',
      'creditor_id',
      'mandate_date',
      maskedIban.as('masked_iban'),
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

// The table's checks see to it that the kinds that need these columns have them.
const toAccount = (row: PaymentMethodRow) => ({
  accountHolder: row.account_holder ?? '',
  maskedIban: row.masked_iban ?? '',
  bankName: row.bank_name ?? '',
})

const toMandate = (row: PaymentMethodRow) => ({
  reference: row.mandate_reference ?? '',
  creditorId: row.creditor_id ?? '',
  date: row.mandate_date ?? '',
})

export async function findPaymentData(db: Database, brand: BrandScope): Promise<PaymentData> {
  const rows = await paymentMethodRows(db, brand)
  const ofKind = (kind: PaymentMethodRow['kind']) => rows.filter((row) => row.kind === kind)
  return {
    selfPayments: ofKind('self-payment').map(toItem),
    contractBankAccounts: ofKind('bank-direct-debit').map((row) => ({
      ...toItem(row),
      account: toAccount(row),
      mandate: toMandate(row),
    })),
    selfPaymentsWithBankAccount: ofKind('credit-account').map((row) => ({
      ...toItem(row),
      account: toAccount(row),
    })),
  }
}
