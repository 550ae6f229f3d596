import { displayPhoneNumber } from '@portal/contracts'
import { german } from '@portal/text'

/** A number that was typed just now, as one from the profile is shown. */
export const shownNumber = (value: string): string =>
  german.formatPhone({ value, display: displayPhoneNumber(value) })
