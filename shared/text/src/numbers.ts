/** Formats an IBAN in groups of four. Dots or asterisks of a masked IBAN count as digits. */
export function formatIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/.{4}(?=.)/gu, '$& ')
}

interface ShownPhone {
  /** E.164, `+49711123456`. */
  value: string
  /** The same, grouped by area code: `+49 711 123456`. */
  display?: string | undefined
}

/** Formats a phone number. Without a display form only a German, Austrian or Swiss country code is separated. */
export function formatPhone({ value, display }: ShownPhone): string {
  return display ?? value.replace(/^(\+4[139])(?=\d)/, '$1 ')
}
