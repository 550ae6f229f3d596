import type { CallName } from '@portal/contracts'
import type { CallDescription } from './call-description.ts'

/** Of the calls about what a brand knows of a customer: personal data, contracts, consents. */
export const customerCallDescriptions = {
  getCustomerProfile: {
    topic: 'Personal data',
    summary: 'All that one brand knows of the customer',
    problems: [],
  },
  changeBirthdate: {
    topic: 'Personal data',
    summary: 'Changes the birth date',
    problems: ['change-refused', 'business-system-timeout'],
  },
  addEmailAddress: {
    topic: 'Personal data',
    summary: 'Adds an e-mail address and moves contracts to it, a new one once it is confirmed',
    problems: ['not-found'],
  },
  changeEmailAddress: {
    topic: 'Personal data',
    summary: 'Changes an e-mail address and what it is for; a new one counts once it is confirmed',
    problems: ['not-found'],
  },
  removeEmailAddress: {
    topic: 'Personal data',
    summary: 'Removes an e-mail address that serves no contract, or one that is not confirmed yet',
    problems: ['not-found', 'item-in-use'],
  },
  confirmAddress: {
    topic: 'Personal data',
    summary: 'The link in the mail to a new address of contracts or of contact was opened',
    problems: [],
  },
  addPhoneNumber: {
    topic: 'Personal data',
    summary: 'Adds a phone number to contracts or contacts',
    problems: ['not-found'],
  },
  changePhoneNumber: {
    topic: 'Personal data',
    summary: 'Changes a phone number and what it is for',
    problems: ['not-found'],
  },
  removePhoneNumber: {
    topic: 'Personal data',
    summary: 'Removes a phone number from its contracts: a result for each',
    problems: ['not-found'],
  },
  replaceContractPhoneNumbers: {
    topic: 'Personal data',
    summary: 'Puts one number in the place of several in contracts: a result for each',
    problems: ['not-found'],
  },
  replaceContactPhoneNumbers: {
    topic: 'Personal data',
    summary: 'Puts one number in the place of several contact numbers: a result for each',
    problems: ['not-found'],
  },
  useEmailForContracts: {
    topic: 'Paperless communication',
    summary: 'Sends the letters of contracts by e-mail: a result for each',
    problems: ['not-found'],
  },
  usePaperForContracts: {
    topic: 'Paperless communication',
    summary: 'Sends the letters of contracts on paper again: a result for each',
    problems: ['not-found'],
  },
  getPermissionsOverview: { topic: 'Permissions', summary: 'All consents at a glance', problems: [] },
  getPermissionsHistory: {
    topic: 'Permissions',
    summary: 'Each consent of the brand with its proofs, the newest 500',
    problems: [],
  },
  getPermissionsReceipt: {
    topic: 'Permissions',
    summary: 'A receipt: each consent with its proofs and the words of their day',
    problems: [],
  },
  getPermissionsReceiptPdf: {
    topic: 'Permissions',
    summary: 'The same receipt as a tagged PDF',
    problems: [],
  },
  getEcoPermissions: {
    topic: 'Permissions',
    summary: 'What the brand may do with consumption data and partners',
    problems: [],
  },
  changeEcoPermissions: {
    topic: 'Permissions',
    summary: 'Gives or revokes them; each change writes its proof',
    problems: [],
  },
  createEcoActivity: {
    topic: 'Permissions',
    summary: 'Proof that the customer confirmed the present state',
    problems: [],
  },
  getAdvertisingPermissions: {
    topic: 'Permissions',
    summary: 'Advertising by channel and topic',
    problems: [],
  },
  changeAdvertisingPermissions: {
    topic: 'Permissions',
    summary: 'Gives or revokes them; each change writes its proof',
    problems: [],
  },
  createAdvertisingActivity: {
    topic: 'Permissions',
    summary: 'Proof that the customer confirmed the present state',
    problems: [],
  },
  getTrackingPermissions: { topic: 'Permissions', summary: 'Personal customer profile', problems: [] },
  changeTrackingPermissions: {
    topic: 'Permissions',
    summary: 'Gives or revokes them; each change writes its proof',
    problems: [],
  },
  createTrackingActivity: {
    topic: 'Permissions',
    summary: 'Proof that the customer confirmed the present state',
    problems: [],
  },
  objectToProductConsent: {
    topic: 'Permissions',
    summary: 'Objects to advertising by letter, for good',
    problems: ['already-objected'],
  },
  getConsumption: {
    topic: 'Permissions',
    summary: 'Consumption by contract and month, for who has agreed to eco.dataVisualization',
    problems: ['consent-missing'],
  },
} satisfies Partial<Record<CallName, CallDescription>>
