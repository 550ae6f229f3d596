import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { CustomerProfileSchema } from './customer-profile.ts'

const sections = {
  tenantId: '100',
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
}

test.each([
  ['left out', {}],
  ['null', { personalData: null }],
])('with personal data %s all other sections are read', (_, personalData) => {
  const profile = v.parse(CustomerProfileSchema, { ...sections, ...personalData })
  expect(profile).toEqual({
    ...sections,
    personalData: { version: 0, name: '', birthday: null, birthdayChangedAt: null, avatarContent: null },
  })
})

test('invalid personal data are refused', () => {
  expect(v.is(CustomerProfileSchema, { ...sections, personalData: { name: 'Mia Muster' } })).toBe(false)
})
