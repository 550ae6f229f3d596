/** No bank has this code, so the numbers are valid in form and belong to nobody. */
const BANK_CODE = '99999900'

/** Digits of "DE00", which ISO 13616 appends before the check digits are computed. */
const COUNTRY_AS_DIGITS = '131400'

/** A German IBAN with right check digits for an account number of up to ten digits. */
export function inventedIban(accountNumber: number): string {
  const account = `${BANK_CODE}${String(accountNumber).padStart(10, '0')}`
  const check = 98n - (BigInt(account + COUNTRY_AS_DIGITS) % 97n)
  return `DE${String(check).padStart(2, '0')}${account}`
}
