import type { Cipher, Place } from './cipher.ts'

/**
 * A value that is encrypted at rest. The previous release knows only `plain` and writes it without changing
 * `encrypted`; this release writes `encrypted` and empties `plain`. So a plain value is always the newer one.
 */
export interface EncryptedColumn {
  table: 'phone_pin' | 'payment_method'
  plain: string
  encrypted: string
  /** The primary key is `customer_id` and this column. */
  ownKey: string
}

export const phonePinColumn = {
  table: 'phone_pin',
  plain: 'pin',
  encrypted: 'pin_encrypted',
  ownKey: 'tenant_id',
} as const satisfies EncryptedColumn

export const ibanColumn = {
  table: 'payment_method',
  plain: 'iban',
  encrypted: 'iban_encrypted',
  ownKey: 'payment_method_id',
} as const satisfies EncryptedColumn

export const encryptedColumns: readonly EncryptedColumn[] = [phonePinColumn, ibanColumn]

/** The place of a row's value. It includes the customer, so another customer's value does not decrypt. */
export const placeOf = (
  { table, plain }: EncryptedColumn,
  ...rowKey: [customerId: string, own: string]
): Place => [`${table}.${plain}`, ...rowKey]

interface StoredValue {
  plain: string | null
  encrypted: string | null
}

/** @throws DecryptionError */
export function decryptStored(
  cipher: Cipher,
  place: Place,
  { plain, encrypted }: StoredValue,
): string | null {
  return plain ?? (encrypted === null ? null : cipher.decrypt(encrypted, place))
}
