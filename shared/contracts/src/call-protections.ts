import type { CallName } from './calls.ts'
import type { MailKind } from './mail-kinds.ts'

/** How old the sign-in by password may be for a call with `stepUp`. */
export const STEP_UP_SECONDS = 5 * 60

/** At most so many calls within so many seconds. */
export interface CallLimit {
  most: number
  withinSeconds: number
}

const perMinute = (most: number): CallLimit => ({ most, withinSeconds: 60 })
const perHour = (most: number): CallLimit => ({ most, withinSeconds: 3600 })
const perDay = (most: number): CallLimit => ({ most, withinSeconds: 86_400 })

/**
 * What every call but the probes is limited by: all reads of a customer together, all writes together, and all public
 * calls from one network address. Counted in each process.
 */
export const commonLimits = {
  read: perMinute(600),
  write: perMinute(120),
  public: perMinute(300),
} satisfies Record<string, CallLimit>

/** How a call is protected. Without an entry it has the common limits and nothing else. */
export interface CallProtection {
  /**
   * Changes a way into the account or shows a secret: needs a sign-in by password within the last
   * `STEP_UP_SECONDS`. Without one the answer is 401 `sign-in-too-old`, with the challenge of RFC 9470.
   */
  stepUp?: true
  /**
   * Beside the common limits: tries of one customer, counted on all servers together. Each of them holds. For a call that
   * sends a mail, they hold for the mailbox, too.
   */
  limits?: readonly CallLimit[]
  /** Kinds of mail that a good answer may send; `mail-kinds.ts` says who gets them. */
  mails?: readonly MailKind[]
  /** Refused while the account is frozen: changes a way in, or where post goes. */
  refusedWhenFrozen?: true
}

/** Of addresses that must be confirmed; those that the customer has already are not counted. A typo is corrected at once. */
const addressConfirmations = [perMinute(3), perDay(10)]

/** Apart from `calls`, so that no page carries it around: the BFF demands it, and the document and its README tell it. */
const callProtections: { [Name in CallName]?: CallProtection } = {
  getUserProfile: { mails: ['new-device-mail'] },
  requestPasswordReset: { limits: [perMinute(1), perDay(10)], mails: ['password-reset'] },
  requestEmailReset: {
    stepUp: true,
    refusedWhenFrozen: true,
    limits: [perMinute(1), perDay(10)],
    mails: ['email-confirmation'],
  },
  confirmEmailReset: { mails: ['email-changed'] },
  undoEmailReset: { mails: ['email-change-undone', 'account-secured', 'password-reset'] },
  resetPhonePin: {
    stepUp: true,
    refusedWhenFrozen: true,
    limits: [perMinute(1), perDay(5)],
    mails: ['phone-pin-notice'],
  },
  getPhonePin: { stepUp: true, limits: [perHour(30)] },
  changePhonePin: {
    stepUp: true,
    refusedWhenFrozen: true,
    limits: [perDay(20)],
    mails: ['phone-pin-notice'],
  },
  getMyData: { stepUp: true, limits: [perHour(20)] },
  deleteAccount: { stepUp: true, refusedWhenFrozen: true, limits: [perDay(5)], mails: ['account-deleted'] },
  getSecurityEvents: { limits: [perHour(120)] },
  getDevices: { limits: [perHour(120)] },
  signOutDevice: { stepUp: true, limits: [perHour(120)] },
  signOutOtherDevices: { stepUp: true, limits: [perHour(120)] },
  reportActivity: { limits: [perMinute(1), perDay(10)], mails: ['report-link'] },
  secureAccount: { mails: ['account-secured', 'password-reset'] },
  changeBirthDate: { mails: ['change-notice'] },
  addEmailAddress: {
    refusedWhenFrozen: true,
    limits: addressConfirmations,
    mails: ['change-notice', 'new-address-confirmation'],
  },
  changeEmailAddress: {
    refusedWhenFrozen: true,
    limits: addressConfirmations,
    mails: ['change-notice', 'new-address-confirmation'],
  },
  confirmAddress: { mails: ['change-notice'] },
  removeEmailAddress: { refusedWhenFrozen: true, mails: ['change-notice'] },
  addPhoneNumber: { mails: ['change-notice'] },
  changePhoneNumber: { mails: ['change-notice'] },
  removePhoneNumber: { mails: ['change-notice'] },
  replaceContractPhoneNumbers: { mails: ['change-notice'] },
  replaceContactPhoneNumbers: { mails: ['change-notice'] },
  useEmailForContracts: { refusedWhenFrozen: true, mails: ['change-notice'] },
  usePaperForContracts: { refusedWhenFrozen: true, mails: ['change-notice'] },
  getPermissionsReceipt: { limits: [perHour(30)] },
  getPermissionsReceiptPdf: { limits: [perHour(30)] },
  restartProcessWithEmail: { limits: [perMinute(1), perDay(5)], mails: ['invitation-mail'] },
  restartLetterProcess: { limits: [perDay(1)], mails: ['invitation-letter'] },
  linkAccount: {
    stepUp: true,
    refusedWhenFrozen: true,
    limits: [{ most: 20, withinSeconds: 600 }],
    mails: ['linked-mail'],
  },
  requestAddressConfirmation: { limits: [perMinute(1), perDay(5)], mails: ['address-confirmation'] },
  undoLinking: { mails: ['unlinked-mail', 'invitation-letter'] },
}

export const protectionOf = (name: CallName): CallProtection => callProtections[name] ?? {}
