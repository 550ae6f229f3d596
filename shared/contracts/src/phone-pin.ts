import * as v from 'valibot'

const message = 'Bitte geben Sie eine 5-stellige Zahl an.'

/** What a customer names when calling. Exactly five digits; the message is for the customer. */
export const PhonePinSchema = v.pipe(v.string(message), v.trim(), v.regex(/^\d{5}$/, message))

/** Body of PUT api/userProfile/phonePin. */
export const ChangePhonePinSchema = v.strictObject({ pin: PhonePinSchema })
