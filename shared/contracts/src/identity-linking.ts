import * as v from 'valibot'
import { EmailAddressSchema } from './typed-email-address.ts'
import { typedText } from './typed-text.ts'
import { ZipCodeSchema } from './zip-code.ts'

const message = 'Der Registrierungscode ist nicht vollständig.'

/** Codes have no 0 and no 1: those are a misread O and I, which codes of earlier releases have. */
const withoutMisreadDigits = (text: string) => text.replaceAll('0', 'O').replaceAll('1', 'I')

/** The code of an invitation: 26 characters, 130 bits. Case, spaces and punctuation do not matter. */
const RegistrationCodeSchema = v.pipe(
  typedText(message),
  v.maxLength(64, message),
  v.transform((text) => withoutMisreadDigits(text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').toUpperCase())),
  v.regex(/^[A-Z2-9]{26}$/, message),
)

/** Body of processByRegistrationCode, performEligibilityCheck and restartLetterProcess. */
export const RegistrationCodeBodySchema = v.strictObject({ registrationCode: RegistrationCodeSchema })

export const ZipCodeValidationSchema = v.strictObject({
  registrationCode: RegistrationCodeSchema,
  zipCode: ZipCodeSchema,
})

export const RestartWithEmailSchema = v.strictObject({
  registrationCode: RegistrationCodeSchema,
  eMailAddress: EmailAddressSchema,
})

/** Body of linkAccount: the secret from the response to a correct postal code. */
export const LinkAccountSchema = v.strictObject({
  linkToken: v.pipe(
    v.string('Diese Angabe fehlt.'),
    v.regex(/^[\w-]{43}$/, 'Diese Angabe ist nicht vollständig.'),
  ),
  /** The customer has seen the owner's name and wants the contracts. */
  isOwnerConfirmed: v.optional(v.boolean()),
})
