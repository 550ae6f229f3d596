import * as v from 'valibot'
import { EmailAddressSchema } from './typed-email-address.ts'

/** Body of POST api/emailReset: the new sign-in address, which counts after its confirmation. */
export const EmailResetSchema = v.strictObject({ eMailAddress: EmailAddressSchema })

const token = v.pipe(
  v.string('Dieser Link ist nicht vollständig.'),
  v.regex(/^[\w-]{20,64}$/, 'Dieser Link ist nicht vollständig.'),
)

/** Body of the calls behind the links in mails: the secret from the mail. */
export const MailLinkSchema = v.strictObject({ token })
