import * as v from 'valibot'
import { typedDigits } from './typed-text.ts'

const message = 'Bitte geben Sie eine 5-stellige Zahl an.'

/** In both directions, and with the 0 after the 9 as on a keyboard. */
const RUNS = ['01234567890', '09876543210']
const ONE_DIGIT = /^(\d)\1*$/

/** Whether all digits are the same or a run. */
export const isGuessablePhonePin = (pin: string): boolean =>
  ONE_DIGIT.test(pin) || RUNS.some((run) => run.includes(pin))

/** Five digits that are not easy to guess. Messages are for the customer. */
export const PhonePinSchema = v.pipe(
  typedDigits(message),
  v.regex(/^\d{5}$/, message),
  v.check(
    (pin) => !isGuessablePhonePin(pin),
    'Bitte wählen Sie eine PIN, die sich nicht leicht erraten lässt.',
  ),
)

/** Body of PUT api/userProfile/phonePin. */
export const ChangePhonePinSchema = v.strictObject({ pin: PhonePinSchema })
