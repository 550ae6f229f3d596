import type { bodies, CallBody } from '@portal/contracts'

const wordingVersion = '2026-11-01'
const registrationCode = 'NORDTALNORDTALNORDTALNORDT'

/** A body for each call that takes one. All of it is invented. */
export const bodyExamples: { [Name in keyof typeof bodies]: CallBody<Name> } = {
  requestEmailReset: { eMailAddress: 'anna.becker@neuepost.example' },
  confirmEmailReset: { token: 'kQ2m7XfD0sVb3yLr8TzWnA1cHe5UjG' },
  undoEmailReset: { token: 'p4RzE9uYt1NcVw6QkLs0BaXd7MfHgJ' },
  undoLinking: { token: 'kQ2m7XfD0sVb3yLr8TzWnA1cHe5UjG' },
  describeMailLink: { token: 'p4RzE9uYt1NcVw6QkLs0BaXd7MfHgJ' },
  secureAccount: { token: 'p4RzE9uYt1NcVw6QkLs0BaXd7MfHgJ' },
  reportActivity: { kind: 'phone-pin-changed' },
  changePhonePin: { pin: '04711' },
  changeBirthdate: { birthdate: '1984-06-13' },
  addEmailAddress: { value: 'anna.becker@neuepost.example', contracts: ['v-410027103'], contact: false },
  changeEmailAddress: {
    id: 'e-410027102',
    value: 'familie.becker@neuepost.example',
    contracts: ['v-410027103'],
    contact: true,
  },
  confirmAddress: { token: 'zT8wQ2m7XfD0sVb3yLrNnA1cHe5UjGkB' },
  addPhoneNumber: { value: '+49 711 9012345', contracts: ['v-410027101'], contact: true },
  changePhoneNumber: {
    id: 't-410027102',
    value: '0049 30 23125499',
    contracts: ['v-410027103'],
    contact: false,
  },
  replaceContractPhoneNumbers: {
    value: '+49 176 04069099',
    items: [{ id: 't-410027101', version: 1, contracts: ['v-410027101', 'v-410027102'] }],
  },
  replaceContactPhoneNumbers: { value: '+49 176 04069099', items: [{ id: 't-410027103', version: 1 }] },
  useEmailForContracts: { email: 'anna.becker@post.example', contractIds: ['v-410027103'] },
  usePaperForContracts: { contractIds: ['v-410027101', 'v-410027102'] },
  changeEcoPermissions: {
    wordingVersion,
    offersNewEcoProvider: true,
    commercialDataSharing: false,
    consumptionDisplay: true,
    dataVisualization: true,
  },
  createEcoActivity: { wordingVersion },
  changeAdvertisingPermissions: {
    wordingVersion,
    offers: true,
    googleCustomerMatch: false,
    channels: { phone: false, email: true, sms: true },
    topics: { electricity: true, gas: false },
  },
  createAdvertisingActivity: { wordingVersion },
  changeTrackingPermissions: { wordingVersion, trackingProfiling: true, profiling2: false },
  createTrackingActivity: { wordingVersion },
  processByRegistrationCode: { registrationCode },
  performEligibilityCheck: { registrationCode },
  performZipCodeValidation: { registrationCode, zipCode: '70173' },
  restartProcessWithEmail: { registrationCode, eMailAddress: 'lena.moser@post.example' },
  restartLetterProcess: { registrationCode },
  linkAccount: { linkToken: 'Vb1kQ2m7XfD0s3yLr8TzWnA1cHe5UjGp4RzE9uYt1Nc' },
}
