import type { CustomerProfile, PaymentData, TenantId } from '@portal/contracts'
import { aContract, aCustomerProfile } from '@portal/portal/testing'

const account = {
  accountHolder: 'Mia Muster',
  maskedIban: 'DE12••••••••••••••0271',
  bankName: 'Volkskasse Neckarau',
}

export const aDebit = (
  id: string,
  contracts: string[] = [],
): PaymentData['contractBankAccounts'][number] => ({
  id,
  contracts,
  changedAt: '2022-08-03T10:20:00.000Z',
  account,
  mandate: { reference: 'NT-M-4711', creditorId: 'DE98ZZZ09999999999', date: '2019-03-18' },
})

export const aCreditAccount = (id: string, contracts: string[] = []) => ({
  id,
  contracts,
  changedAt: null,
  account: { ...account, maskedIban: 'DE34••••••••••••••0602', bankName: 'Stadtkasse Domviertel' },
})

export const aTransfer = (id: string, contracts: string[] = []) => ({ id, contracts, changedAt: null })

/** A customer with three contracts and these payments. */
export function aPayingCustomer(payments: Partial<PaymentData>, tenantId: TenantId = '100'): CustomerProfile {
  return aCustomerProfile({
    tenantId,
    contractData: {
      contracts: [
        aContract('c1', { productName: 'Ökostrom' }),
        aContract('c2', { productName: 'Erdgas' }),
        aContract('c3', { productName: null }),
      ],
      otherContracts: [],
    },
    paymentData: { selfPayments: [], contractBankAccounts: [], selfPaymentsWithBankAccount: [], ...payments },
  })
}

export const oneOfEach: Partial<PaymentData> = {
  contractBankAccounts: [aDebit('z1', ['c1'])],
  selfPaymentsWithBankAccount: [aCreditAccount('z2', ['c2'])],
  selfPayments: [aTransfer('z3', ['c3'])],
}
