import { ReleaseReportsSchema } from '@portal/federation/protocol'
import type * as v from 'valibot'
import { ChangeBirthDateSchema } from './birth-date.ts'
import type { CallName } from './calls.ts'
import {
  AddEmailAddressSchema,
  ChangeEmailAddressSchema,
  UseEmailForContractsSchema,
  UsePaperForContractsSchema,
} from './email-bodies.ts'
import { EmailResetSchema, MailLinkSchema } from './email-reset.ts'
import {
  LinkAccountSchema,
  RegistrationCodeBodySchema,
  RestartWithEmailSchema,
  ZipCodeValidationSchema,
} from './identity-linking.ts'
import { CookieAnswerSchema, permissionBodies } from './permission-bodies.ts'
import {
  AddPhoneNumberSchema,
  ChangePhoneNumberSchema,
  ReplaceContactPhoneNumbersSchema,
  ReplaceContractPhoneNumbersSchema,
} from './phone-bodies.ts'
import { ChangePhonePinSchema } from './phone-pin.ts'
import { ReportActivitySchema } from './security-event-kinds.ts'
import { UndoChangeSchema } from './undo.ts'

/**
 * The body of each call that has one. Strict: unknown fields are refused. Separate from `calls`, so that a page loads the
 * rules of a form only with the form.
 */
export const bodies = {
  requestEmailReset: EmailResetSchema,
  confirmEmailReset: MailLinkSchema,
  undoEmailReset: MailLinkSchema,
  undoLinking: MailLinkSchema,
  describeMailLink: MailLinkSchema,
  secureAccount: MailLinkSchema,
  reportActivity: ReportActivitySchema,
  undoChange: UndoChangeSchema,
  changePhonePin: ChangePhonePinSchema,
  changeBirthDate: ChangeBirthDateSchema,
  addEmailAddress: AddEmailAddressSchema,
  changeEmailAddress: ChangeEmailAddressSchema,
  confirmAddress: MailLinkSchema,
  addPhoneNumber: AddPhoneNumberSchema,
  changePhoneNumber: ChangePhoneNumberSchema,
  replaceContractPhoneNumbers: ReplaceContractPhoneNumbersSchema,
  replaceContactPhoneNumbers: ReplaceContactPhoneNumbersSchema,
  useEmailForContracts: UseEmailForContractsSchema,
  usePaperForContracts: UsePaperForContractsSchema,
  ...permissionBodies,
  recordCookieAnswer: CookieAnswerSchema,
  processByRegistrationCode: RegistrationCodeBodySchema,
  performEligibilityCheck: RegistrationCodeBodySchema,
  performZipCodeValidation: ZipCodeValidationSchema,
  restartProcessWithEmail: RestartWithEmailSchema,
  restartLetterProcess: RegistrationCodeBodySchema,
  linkAccount: LinkAccountSchema,
  reportReleases: ReleaseReportsSchema,
} as const satisfies { [Name in CallName]?: v.GenericSchema }

export type CallBody<Name extends CallName> = Name extends keyof typeof bodies
  ? v.InferInput<(typeof bodies)[Name]>
  : undefined
