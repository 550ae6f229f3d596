import type { CustomerProfile, PaymentData, PaymentKind } from '@portal/contracts'

export const paymentKinds = [
  'bank-direct-debit',
  'credit-account',
  'self-payment',
] as const satisfies readonly PaymentKind[]

const lists = {
  'bank-direct-debit': 'contractBankAccounts',
  'credit-account': 'selfPaymentsWithBankAccount',
  'self-payment': 'selfPayments',
} as const satisfies Record<PaymentKind, keyof PaymentData>

type DirectDebit = PaymentData['contractBankAccounts'][number]
export type BankAccount = DirectDebit['account']
export type Mandate = DirectDebit['mandate']

/** A debit has account and mandate; a transfer has an account for credit or none. */
export interface PaymentMethod {
  id: string
  contracts: string[]
  changedAt: string | null
  account?: BankAccount
  mandate?: Mandate
}

export const isPaymentKind = (text: string | undefined): text is PaymentKind =>
  paymentKinds.some((kind) => kind === text)

export const paymentsOf = ({ paymentData }: CustomerProfile, kind: PaymentKind): PaymentMethod[] =>
  paymentData[lists[kind]]

/** The payment kinds that the customer uses. */
export const kindsOf = (profile: CustomerProfile): PaymentKind[] =>
  paymentKinds.filter((kind) => paymentsOf(profile, kind).length > 0)

export const findPayment = (profile: CustomerProfile, kind: PaymentKind, id: string | undefined) =>
  paymentsOf(profile, kind).find((payment) => payment.id === id)
