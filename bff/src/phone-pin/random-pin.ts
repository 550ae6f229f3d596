import { randomInt } from 'node:crypto'
import { isGuessablePhonePin } from '@portal/contracts'

/** Five random digits that are not easy to guess. */
export function randomPin(random: () => number = () => randomInt(100_000)): string {
  const pin = String(random()).padStart(5, '0')
  return isGuessablePhonePin(pin) ? randomPin(random) : pin
}
