import * as v from 'valibot'
import type { Call } from './call.ts'
import {
  ContractResultsSchema,
  EmailAddressChangedSchema,
  ItemRemovedSchema,
  ItemResultsSchema,
  PhoneNumberChangedSchema,
} from './change-results.ts'
import { CustomerProfileSchema, PersonalDataSchema } from './customer-profile.ts'

/** Query of DELETE api/personalData/emailAddress and phoneNumber. */
const ItemQuerySchema = v.strictObject({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) })

export const personalDataCalls = {
  getCustomerProfile: {
    method: 'GET',
    path: '/api/customerProfile',
    tenant: true,
    response: CustomerProfileSchema,
  },
  changeBirthdate: {
    method: 'PUT',
    path: '/api/personalData/birthdate',
    mails: ['change-notice'],
    versioned: true,
    response: PersonalDataSchema,
  },
  addEmailAddress: {
    method: 'POST',
    path: '/api/personalData/emailAddress',
    mails: ['change-notice'],
    tenant: true,
    refusedWhenFrozen: true,
    response: EmailAddressChangedSchema,
  },
  changeEmailAddress: {
    method: 'PUT',
    path: '/api/personalData/emailAddress',
    mails: ['change-notice'],
    tenant: true,
    versioned: true,
    refusedWhenFrozen: true,
    response: EmailAddressChangedSchema,
  },
  removeEmailAddress: {
    method: 'DELETE',
    path: '/api/personalData/emailAddress',
    mails: ['change-notice'],
    tenant: true,
    versioned: true,
    refusedWhenFrozen: true,
    query: ItemQuerySchema,
    response: ItemRemovedSchema,
  },
  addPhoneNumber: {
    method: 'POST',
    path: '/api/personalData/phoneNumber',
    mails: ['change-notice'],
    tenant: true,
    response: PhoneNumberChangedSchema,
  },
  changePhoneNumber: {
    method: 'PUT',
    path: '/api/personalData/phoneNumber',
    mails: ['change-notice'],
    tenant: true,
    versioned: true,
    response: PhoneNumberChangedSchema,
  },
  removePhoneNumber: {
    method: 'DELETE',
    path: '/api/personalData/phoneNumber',
    mails: ['change-notice'],
    tenant: true,
    versioned: true,
    query: ItemQuerySchema,
    response: ItemResultsSchema,
  },
  replaceContractPhoneNumbers: {
    method: 'PUT',
    path: '/api/personalData/contractPhoneNumbers',
    mails: ['change-notice'],
    tenant: true,
    response: ItemResultsSchema,
  },
  replaceContactPhoneNumbers: {
    method: 'PUT',
    path: '/api/personalData/contactPhoneNumbers',
    mails: ['change-notice'],
    tenant: true,
    response: ItemResultsSchema,
  },
  useEmailForContracts: {
    method: 'POST',
    path: '/api/paperlessContractCommunication/useEmailForContracts',
    mails: ['change-notice'],
    tenant: true,
    refusedWhenFrozen: true,
    response: ContractResultsSchema,
  },
  usePaperForContracts: {
    method: 'POST',
    path: '/api/paperlessContractCommunication/usePaperForContracts',
    mails: ['change-notice'],
    tenant: true,
    refusedWhenFrozen: true,
    response: ContractResultsSchema,
  },
} as const satisfies Record<string, Call>
