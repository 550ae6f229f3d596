/** Groups of four. Dots or asterisks of a masked IBAN count as digits. */
export function formatIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/.{4}(?=.)/gu, '$& ')
}

interface ShownPhone {
  /** E.164, `+49711123456`. */
  value: string
  /** The same, grouped by whoever knows area codes: `+49 711 123456`. */
  display?: string | undefined
}

/** A phone number as it is shown. Without a display form only a German, Austrian or Swiss country code is set apart. */
export function formatPhone({ value, display }: ShownPhone): string {
  return display ?? value.replace(/^(\+4[139])(?=\d)/, '$1 ')
}
