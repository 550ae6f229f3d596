import * as v from 'valibot'
import { type Call, CUSTOMER_PROFILE_PATH } from './call.ts'
import {
  AddressConfirmedSchema,
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
    path: CUSTOMER_PROFILE_PATH,
    tenant: true,
    response: CustomerProfileSchema,
  },
  changeBirthDate: {
    method: 'PUT',
    path: '/api/personalData/birthdate',
    versioned: true,
    response: PersonalDataSchema,
  },
  addEmailAddress: {
    method: 'POST',
    path: '/api/personalData/emailAddress',
    tenant: true,
    response: EmailAddressChangedSchema,
  },
  changeEmailAddress: {
    method: 'PUT',
    path: '/api/personalData/emailAddress',
    tenant: true,
    versioned: true,
    response: EmailAddressChangedSchema,
  },
  removeEmailAddress: {
    method: 'DELETE',
    path: '/api/personalData/emailAddress',
    tenant: true,
    versioned: true,
    query: ItemQuerySchema,
    response: ItemRemovedSchema,
  },
  confirmAddress: {
    method: 'POST',
    path: '/api/personalData/emailAddress/confirm',
    public: true,
    response: AddressConfirmedSchema,
  },
  addPhoneNumber: {
    method: 'POST',
    path: '/api/personalData/phoneNumber',
    tenant: true,
    response: PhoneNumberChangedSchema,
  },
  changePhoneNumber: {
    method: 'PUT',
    path: '/api/personalData/phoneNumber',
    tenant: true,
    versioned: true,
    response: PhoneNumberChangedSchema,
  },
  removePhoneNumber: {
    method: 'DELETE',
    path: '/api/personalData/phoneNumber',
    tenant: true,
    versioned: true,
    query: ItemQuerySchema,
    response: ItemResultsSchema,
  },
  replaceContractPhoneNumbers: {
    method: 'PUT',
    path: '/api/personalData/contractPhoneNumbers',
    tenant: true,
    response: ItemResultsSchema,
  },
  replaceContactPhoneNumbers: {
    method: 'PUT',
    path: '/api/personalData/contactPhoneNumbers',
    tenant: true,
    response: ItemResultsSchema,
  },
  useEmailForContracts: {
    method: 'POST',
    path: '/api/paperlessContractCommunication/useEmailForContracts',
    tenant: true,
    response: ContractResultsSchema,
  },
  usePaperForContracts: {
    method: 'POST',
    path: '/api/paperlessContractCommunication/usePaperForContracts',
    tenant: true,
    response: ContractResultsSchema,
  },
} as const satisfies Record<string, Call>
