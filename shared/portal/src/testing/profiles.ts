import type { Contract, CustomerProfile, UserProfile } from '@portal/contracts'

/** An account with one brand, as the BFF would return it. */
export function aUserProfile(changes: Partial<UserProfile> = {}): UserProfile {
  return {
    eMailAddress: 'mia.muster@post.example',
    lastPasswordResetDate: '2026-03-01T08:00:00.000Z',
    lastUsedApplication: { name: 'Nordtal Konto', tenantId: '100' },
    status: 'active',
    businessSystems: [
      {
        tenantId: '100',
        system: 'emp',
        phonePin: { enabled: true, version: 1, changedAt: null },
        cmdm: { enabled: true },
      },
    ],
    ...changes,
  }
}

/** A customer of the parent brand with a name, a birth date and nothing else. */
export function aCustomerProfile(changes: Partial<CustomerProfile> = {}): CustomerProfile {
  return {
    tenantId: '100',
    personalData: {
      version: 3,
      name: 'Mia Muster',
      birthday: '1980-03-01',
      birthdayChangedAt: null,
      avatarContent: null,
    },
    communicationChannelData: {
      emailCount: 0,
      contactEmailAddresses: [],
      contractEmailAddresses: [],
      phoneNumberCount: 0,
      contactPhoneNumbers: [],
      contractPhoneNumbers: [],
    },
    contractData: { contracts: [], otherContracts: [] },
    paymentData: { selfPayments: [], contractBankAccounts: [], selfPaymentsWithBankAccount: [] },
    addressData: { billingAddresses: [], contactAddresses: [], deliveryAddresses: [] },
    ...changes,
  }
}

/** A contract of the parent brand for electricity. */
export function aContract(contractId: string, changes: Partial<Contract> = {}): Contract {
  return {
    contractId,
    tenantId: '100',
    contractNumber: `4100-${contractId}`,
    productName: 'Nordtal Ökostrom',
    businessArea: 'energy',
    tariff: 'Basis',
    termStart: '2020-01-01',
    isPaperlessCommunication: false,
    paymentKind: 'self-payment',
    ...changes,
  }
}
