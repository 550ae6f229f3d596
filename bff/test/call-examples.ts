import type { CallName } from '@portal/contracts'
import { registrationCodes } from '../local/seed/index.ts'
import { bodyExamples } from '../src/openapi/body-examples.ts'
import { OTHER_SESSION } from './test-sign-ins.ts'

export interface CallExample {
  /** First name of a seeded person. */
  as?: string
  headers?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

const version = (number: number) => ({ 'if-match': `"${number}"` })

function codeThatIs(state: (typeof registrationCodes)[number]['state']): { registrationCode: string } {
  const found = registrationCodes.find((code) => code.state === state)
  if (!found) throw new Error(`No code in the seed is ${state}`)
  return { registrationCode: found.code }
}

/** One that is answered well for each call, in a portal where nothing was changed but by the others of these. */
export const callExamples: Record<CallName, CallExample> = {
  getLiveness: {},
  getReadiness: {},

  getUserProfile: { as: 'Anna' },
  requestPasswordReset: { as: 'Anna' },
  requestEmailReset: { as: 'Anna', body: bodyExamples.requestEmailReset },
  withdrawEmailReset: { as: 'Anna' },
  confirmEmailReset: { body: bodyExamples.confirmEmailReset },
  undoEmailReset: { body: bodyExamples.undoEmailReset },
  requestAddressConfirmation: { as: 'Anna' },
  undoLinking: { body: bodyExamples.undoLinking },
  describeMailLink: { body: bodyExamples.describeMailLink },
  secureAccount: { body: bodyExamples.secureAccount },
  reportActivity: { as: 'Anna', body: bodyExamples.reportActivity },
  resetPhonePin: { as: 'Clara', headers: { tenant: '100' } },
  getPhonePin: { as: 'Anna' },
  changePhonePin: { as: 'Ben', headers: version(1), body: bodyExamples.changePhonePin },
  recordPhonePinSeen: { as: 'Anna' },
  getSecurityEvents: { as: 'Anna' },
  getDevices: { as: 'Anna' },
  signOutDevice: { as: 'Anna', query: { id: OTHER_SESSION } },
  signOutOtherDevices: { as: 'Anna' },
  getMyData: { as: 'Anna' },
  deleteAccount: { as: 'Eva' },
  getDeletionStatus: { as: 'Anna' },

  getCustomerProfile: { as: 'Anna' },
  changeBirthdate: { as: 'Anna', headers: version(1), body: bodyExamples.changeBirthdate },
  confirmAddress: { body: bodyExamples.confirmAddress },
  addEmailAddress: { as: 'Anna', body: bodyExamples.addEmailAddress },
  changeEmailAddress: {
    as: 'Kim',
    headers: version(1),
    body: {
      id: 'e-4100964',
      value: 'kim@neuepost.example',
      contracts: ['v-410096401', 'v-410096402'],
      contact: true,
    },
  },
  removeEmailAddress: { as: 'Josephine', headers: version(1), query: { id: 'e-4100950013' } },
  addPhoneNumber: { as: 'Anna', body: bodyExamples.addPhoneNumber },
  changePhoneNumber: {
    as: 'David',
    headers: version(1),
    body: { id: 't-5200871', value: '0049 40 66969299', contracts: ['v-520087101'], contact: true },
  },
  removePhoneNumber: { as: 'Josephine', headers: version(1), query: { id: 't-4100950020' } },
  replaceContractPhoneNumbers: {
    as: 'Kim',
    body: {
      value: '+49 69 90009499',
      items: [{ id: 't-4100964', version: 1, contracts: ['v-410096401', 'v-410096402'] }],
    },
  },
  replaceContactPhoneNumbers: {
    as: 'Josephine',
    body: { value: '+49 176 04069099', items: [{ id: 't-4100950021', version: 1 }] },
  },
  useEmailForContracts: { as: 'Anna', body: bodyExamples.useEmailForContracts },
  usePaperForContracts: { as: 'David', body: { contractIds: ['v-520087101', 'v-520087102'] } },

  getPermissionsOverview: { as: 'Anna' },
  getPermissionsHistory: { as: 'Anna' },
  getPermissionsReceipt: { as: 'Anna' },
  getPermissionsReceiptPdf: { as: 'Anna' },
  getEcoPermissions: { as: 'Anna' },
  changeEcoPermissions: { as: 'Ben', headers: version(0), body: bodyExamples.changeEcoPermissions },
  createEcoActivity: { as: 'Clara', body: bodyExamples.createEcoActivity },
  getAdvertisingPermissions: { as: 'Anna' },
  changeAdvertisingPermissions: {
    as: 'Anna',
    headers: version(3),
    body: bodyExamples.changeAdvertisingPermissions,
  },
  createAdvertisingActivity: { as: 'Clara', body: bodyExamples.createAdvertisingActivity },
  getTrackingPermissions: { as: 'Anna' },
  changeTrackingPermissions: {
    as: 'Hugo',
    headers: version(0),
    body: bodyExamples.changeTrackingPermissions,
  },
  createTrackingActivity: { as: 'Clara', body: bodyExamples.createTrackingActivity },
  objectToProductConsent: { as: 'Gina' },

  getConsumption: { as: 'Anna' },

  processByRegistrationCode: { body: codeThatIs('valid') },
  performEligibilityCheck: { body: codeThatIs('expired') },
  performZipCodeValidation: { body: { ...codeThatIs('valid'), zipCode: '70173' } },
  restartProcessWithEmail: { body: { ...bodyExamples.restartProcessWithEmail, ...codeThatIs('expired') } },
  restartLetterProcess: { body: codeThatIs('expired') },
  linkAccount: { as: 'Anna', body: bodyExamples.linkAccount },
}
