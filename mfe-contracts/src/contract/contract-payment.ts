import type { Contract, CustomerProfile, PaymentData, PaymentKind } from '@portal/contracts'

type BankAccount = PaymentData['contractBankAccounts'][number]['account']

interface ContractPayment {
  id: string
  contracts: string[]
  changedAt: string | null
  account?: BankAccount
}

const listOf: Record<PaymentKind, keyof PaymentData> = {
  'self-payment': 'selfPayments',
  'bank-direct-debit': 'contractBankAccounts',
  'credit-account': 'selfPaymentsWithBankAccount',
}

/** How a contract is paid, with the account if there is one; undefined where the brand knows nothing more than the kind. */
export function paymentOf(
  { paymentData }: CustomerProfile,
  { contractId, paymentKind }: Contract,
): ContractPayment | undefined {
  const payments: ContractPayment[] = paymentData[listOf[paymentKind]]
  return payments.find(({ contracts }) => contracts.includes(contractId))
}
