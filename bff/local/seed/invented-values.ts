const DAY_MS = 86_400_000

/** The instant that many days before the seeding, so that labels such as "gestern" can be seen. */
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

export const WINDOWS_FIREFOX =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'

export const ANDROID_CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

/** No bank has this code: the numbers are valid in form, but belong to no account. */
const BANK_CODE = '99999900'

/** Digits of "DE00", which ISO 13616 appends before the check digits are computed. */
const COUNTRY_AS_DIGITS = '131400'

/** A German IBAN with right check digits for an account number of up to ten digits. */
export function inventedIban(accountNumber: number): string {
  const account = `${BANK_CODE}${String(accountNumber).padStart(10, '0')}`
  const check = 98n - (BigInt(account + COUNTRY_AS_DIGITS) % 97n)
  return `DE${String(check).padStart(2, '0')}${account}`
}
