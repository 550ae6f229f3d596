import type { CustomerProfile, UserProfile } from '@portal/contracts'

/** The path of a BFF that answers with an invented customer. */
export const SAMPLE_BFF = '/sample-bff'

const changedAt = '2026-03-01T08:00:00.000Z'

const sampleUser: UserProfile = {
  eMailAddress: 'mia.muster@post.example',
  lastPasswordResetDate: changedAt,
  lastUsedApplication: { name: 'Nordtal Konto', tenantId: '100' },
  status: 'active',
  businessSystems: [
    {
      tenantId: '100',
      system: 'emp',
      phonePin: { enabled: true, version: 1, changedAt },
      cmdm: { enabled: true },
    },
  ],
}

const sampleCustomer: CustomerProfile = {
  tenantId: '100',
  personalData: {
    version: 1,
    name: 'Mia Muster',
    birthday: '1980-03-01',
    birthdayChangedAt: changedAt,
    avatarContent: null,
  },
  communicationChannelData: {
    emailCount: 1,
    contactEmailAddresses: [],
    contractEmailAddresses: [
      { id: '1', version: 1, value: 'mia.muster@post.example', contracts: ['1'], changedAt },
    ],
    phoneNumberCount: 1,
    contactPhoneNumbers: [],
    contractPhoneNumbers: [{ id: '1', version: 1, value: '+49711123456', contracts: ['1'], changedAt }],
  },
  contractData: {
    contracts: [
      {
        contractId: '1',
        tenantId: '100',
        contractNumber: '410000001',
        productName: 'Ökostrom Plus',
        businessArea: 'energy',
        tariff: 'Ökostrom Plus 24',
        termStart: '2020-01-01',
        isPaperlessCommunication: true,
        paymentKind: 'self-payment',
      },
    ],
    otherContracts: [],
  },
  paymentData: {
    selfPayments: [{ id: '1', contracts: ['1'], changedAt }],
    contractBankAccounts: [],
    selfPaymentsWithBankAccount: [],
  },
  addressData: { billingAddresses: [], contactAddresses: [], deliveryAddresses: [] },
}

const responses: Record<string, object> = {
  '/api/userProfile': sampleUser,
  '/api/customerProfile': sampleCustomer,
}

/** Answers the calls of an element in this page. Every other call, such as a change, fails as in an outage. */
export function answerWithSample(): void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const [, path] = (input instanceof Request ? input.url : String(input)).split(SAMPLE_BFF)
    if (path === undefined) return fetch(input, init)
    const body = responses[path.replace(/\?.*/, '')]
    return body ? Response.json(body) : new Response(null, { status: 503 })
  }
}
