import * as v from 'valibot'

const message = 'Bitte geben Sie eine 5-stellige Zahl an.'

/** In both directions, and as on a keyboard, where the 0 comes after the 9. */
const RUNS = ['01234567890', '09876543210']
const ONE_DIGIT = /^(\d)\1*$/

/** Among the first that a stranger on the phone would try. */
export const isGuessablePhonePin = (pin: string): boolean =>
  ONE_DIGIT.test(pin) || RUNS.some((run) => run.includes(pin))

/** What a customer names when calling. Exactly five digits, not a run of them; the messages are for the customer. */
export const PhonePinSchema = v.pipe(
  v.string(message),
  v.trim(),
  v.regex(/^\d{5}$/, message),
  v.check(
    (pin) => !isGuessablePhonePin(pin),
    'Bitte wählen Sie eine PIN, die sich nicht leicht erraten lässt.',
  ),
)

/** Body of PUT api/userProfile/phonePin. */
export const ChangePhonePinSchema = v.strictObject({ pin: PhonePinSchema })
