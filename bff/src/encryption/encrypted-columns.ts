import type { Cipher, Place } from './cipher.ts'

/**
 * A value that is encrypted at rest. The release before this one knows `plain` only and writes it without touching
 * `encrypted`; this one writes `encrypted` and empties `plain`. So a plain value is always the newer one.
 */
export interface EncryptedColumn {
  table: 'phone_pin' | 'payment_method'
  plain: string
  encrypted: string
  /** The primary key is `customer_id` and this. */
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

/** Where the value of a row is stored. The customer belongs to it: nobody is shown a value that was another's. */
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
