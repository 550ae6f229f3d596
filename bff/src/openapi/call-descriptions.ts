import type { CallName } from '@portal/contracts'
import type { CallDescription } from './call-description.ts'
import { customerCallDescriptions } from './customer-call-descriptions.ts'

/** What the document says of each call beyond what the table of calls holds. */
export const callDescriptions: Record<CallName, CallDescription> = {
  getLiveness: { topic: 'Health', summary: 'The process runs', problems: [] },
  getReadiness: {
    topic: 'Health',
    summary: 'The process can answer: 503 names the failing part',
    problems: [],
  },
  getUserProfile: {
    topic: 'Account',
    summary: 'The account and the brands that know this customer',
    problems: [],
  },
  requestPasswordReset: {
    topic: 'Account',
    summary: 'Sends a mail with a link to a new password',
    problems: [],
  },
  requestEmailReset: {
    topic: 'Account',
    summary: 'Sends a mail to the new sign-in address, whose link confirms it',
    problems: ['email-address-in-use'],
  },
  withdrawEmailReset: {
    topic: 'Account',
    summary: 'Withdraws a change of the sign-in address that is not confirmed yet; its links end',
    problems: [],
  },
  confirmEmailReset: {
    topic: 'Account',
    summary: 'The link in the mail to the new sign-in address was opened',
    problems: [],
  },
  undoEmailReset: {
    topic: 'Account',
    summary: 'The link in the notice to the old sign-in address was opened, within 72 hours',
    problems: [],
  },
  resetPhonePin: {
    topic: 'Account',
    summary: 'Makes a new random phone PIN; the notice by mail does not hold it',
    problems: ['phone-pin-disabled'],
  },
  getPhonePin: {
    topic: 'Account',
    summary: 'The phone PIN; each reading is recorded',
    problems: ['phone-pin-disabled'],
  },
  changePhonePin: {
    topic: 'Account',
    summary: 'Changes the phone PIN',
    problems: ['phone-pin-disabled'],
  },
  recordPhonePinSeen: {
    topic: 'Account',
    summary: 'Records that the phone PIN was shown on a screen',
    problems: ['phone-pin-disabled'],
  },
  getMyData: {
    topic: 'Account',
    summary:
      'All that is known of the customer, with source, purpose and retention; needs a password within five minutes',
    problems: [],
  },
  deleteAccount: {
    topic: 'Account',
    summary: 'Deletes the account for good; contracts go on',
    problems: [],
  },
  getDeletionStatus: { topic: 'Account', summary: 'How far the deletion is', problems: [] },
  reportActivity: {
    topic: 'Account',
    summary: 'Sends the owner the link that secures the account, after „Das war ich nicht“',
    problems: [],
  },
  secureAccount: {
    topic: 'Account',
    summary: 'The link was opened: ends all sessions, freezes ways in and post, leads to a new password',
    problems: [],
  },
  describeMailLink: {
    topic: 'Account',
    summary: 'What a link from a mail would do, for which address, and whether it is still good',
    problems: [],
  },
  getSecurityEvents: {
    topic: 'Account',
    summary: 'Sign-ins, and what changed about the sign-in: the last 90 days, at most 50, the newest first',
    problems: [],
  },
  getDevices: {
    topic: 'Account',
    summary: 'Where the customer is signed in, the last used first',
    problems: [],
  },
  signOutDevice: {
    topic: 'Account',
    summary: 'Signs one other device out; its tokens are refused at once',
    problems: ['not-found', 'current-device'],
  },
  signOutOtherDevices: {
    topic: 'Account',
    summary: 'Signs all devices out but the one that calls',
    problems: [],
  },

  ...customerCallDescriptions,

  processByRegistrationCode: {
    topic: 'Identity linking',
    summary: 'The state of an invitation',
    problems: [],
  },
  performEligibilityCheck: {
    topic: 'Identity linking',
    summary: 'Whether an account can be made with the code',
    problems: [],
  },
  performZipCodeValidation: {
    topic: 'Identity linking',
    summary: 'Compares the postal code: three attempts',
    problems: [],
  },
  restartProcessWithEmail: {
    topic: 'Identity linking',
    summary: 'Sends a new invitation by mail, at once',
    problems: ['not-found'],
  },
  restartLetterProcess: {
    topic: 'Identity linking',
    summary: 'Sends a new invitation by letter',
    problems: ['not-found'],
  },
  requestAddressConfirmation: {
    topic: 'Identity linking',
    summary: 'Sends the mail once more whose link confirms the address of a sign-up',
    problems: [],
  },
  undoLinking: {
    topic: 'Identity linking',
    summary: 'The link in the mail about linked contracts was opened, within 72 hours',
    problems: [],
  },
  linkAccount: {
    topic: 'Identity linking',
    summary: 'Ties whoever has signed in to the invited customer',
    problems: ['email-address-in-use'],
  },
}
