import { displayPhoneNumber } from '@portal/contracts'
import { german } from '@portal/text'

/** Formats a typed number like one from the profile. */
export const shownNumber = (value: string): string =>
  german.formatPhone({ value, display: displayPhoneNumber(value) })
