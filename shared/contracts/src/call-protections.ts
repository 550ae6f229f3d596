import type { CallName } from './calls.ts'
import type { MailKind } from './mail-kinds.ts'

export interface CallLimit {
  most: number
  withinSeconds: number
}

const perMinute = (most: number): CallLimit => ({ most, withinSeconds: 60 })
const perHour = (most: number): CallLimit => ({ most, withinSeconds: 3600 })
const perDay = (most: number): CallLimit => ({ most, withinSeconds: 86_400 })

/**
 * Limits of every request but the probes: all reads of a customer together, all writes together, and all others from one
 * network address. Reports of pages and the tickets for them are counted apart, each by network, and so are the provider's notices of
 * ended sessions. Each process counts its own.
 */
export const commonLimits = {
  read: perMinute(600),
  write: perMinute(120),
  public: perMinute(300),
  report: perMinute(300),
  ticket: perMinute(300),
  notice: perMinute(3000),
} satisfies Record<string, CallLimit>

/** How a call is protected. A call without an entry has only the common limits. */
export interface CallProtection {
  /**
   * For calls that change the access to the account or show a secret: the password must be entered for this very call. The
   * first response is 401 `sign-in-too-old` with the challenge of RFC 9470.
   */
  stepUp?: true
  /**
   * The field of the body with a secret that serves once. Its hash is what the sign-in has to name, so that a customer who begins
   * with a sign-in enters the password once.
   */
  signInBoundBy?: 'linkToken'
  /**
   * In addition to the common limits: tries of one customer, counted on all servers together. For a call that sends a
   * mail, they also limit the mailbox.
   */
  limits?: readonly CallLimit[]
  /** Sent by pages without the customer: counted apart, so that it never uses up the limit of the other public calls. */
  countedAs?: 'report' | 'ticket'
  /** Kinds of mail that a successful call may send; `mail-kinds.ts` lists their recipients. */
  mails?: readonly MailKind[]
  /** Refused while the account is frozen, because it changes the access or the destination of post. */
  refusedWhenFrozen?: true
}

/** For new addresses, which must be confirmed. Three per minute let the customer correct a typo. */
const addressConfirmations = [perMinute(3), perDay(10)]

/** Separate from `calls`, so that no page loads it: only the BFF and its OpenAPI document need it. */
const callProtections: { [Name in CallName]?: CallProtection } = {
  getUserProfile: { mails: ['new-device-mail'] },
  requestPasswordReset: { limits: [perMinute(1), perDay(10)], mails: ['password-reset'] },
  requestEmailReset: {
    stepUp: true,
    refusedWhenFrozen: true,
    limits: [perMinute(1), perDay(10)],
    mails: ['email-confirmation', 'email-agreement'],
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
  undoChange: { refusedWhenFrozen: true, mails: ['change-notice'] },
  getPermissionsReceipt: { limits: [perHour(30)] },
  getPermissionsReceiptPdf: { limits: [perHour(30)] },
  getUnlinkedAccount: { limits: [perHour(20)] },
  deleteUnlinkedAccount: { stepUp: true, limits: [perDay(5)] },
  recordCookieAnswer: { limits: [perHour(30)] },
  restartProcessWithEmail: { limits: [perMinute(1), perDay(5)], mails: ['invitation-mail'] },
  restartLetterProcess: { limits: [perDay(1)], mails: ['invitation-letter'] },
  linkAccount: {
    stepUp: true,
    signInBoundBy: 'linkToken',
    refusedWhenFrozen: true,
    limits: [{ most: 20, withinSeconds: 600 }],
    mails: ['linked-mail'],
  },
  requestAddressConfirmation: { limits: [perMinute(1), perDay(5)], mails: ['address-confirmation'] },
  undoLinking: { mails: ['unlinked-mail', 'invitation-letter'] },
  getReportTicket: { countedAs: 'ticket' },
  reportReleases: { countedAs: 'report' },
}

export const protectionOf = (name: CallName): CallProtection => callProtections[name] ?? {}
