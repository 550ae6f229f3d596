import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { BrandScope } from '../database/row-types.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { decryptStored, phonePinColumn, placeOf } from '../encryption/encrypted-columns.ts'

export interface PhonePinVersion {
  version: number
  /** ISO 8601. */
  changedAt: string
}

export interface PhonePin extends PhonePinVersion {
  pin: string | null
}

const versionColumns = ['version', 'changed_at as changedAt'] as const

const rowOf = ({ customerId, tenantId }: BrandScope) => ({ customer_id: customerId, tenant_id: tenantId })

const place = ({ customerId, tenantId }: BrandScope) => placeOf(phonePinColumn, customerId, tenantId)

const encrypted = (cipher: Cipher, brand: BrandScope, pin: string) => ({
  pin: null,
  pin_encrypted: cipher.encrypt(pin, place(brand)),
})

/** @throws DecryptionError */
export async function findPhonePin(
  db: Database,
  cipher: Cipher,
  brand: BrandScope,
): Promise<PhonePin | undefined> {
  const row = await db
    .selectFrom('phone_pin')
    .select(['pin as plain', 'pin_encrypted as encrypted', ...versionColumns])
    .where('customer_id', '=', brand.customerId)
    .where('tenant_id', '=', brand.tenantId)
    .executeTakeFirst()
  if (!row) return undefined
  const { version, changedAt } = row
  return { pin: decryptStored(cipher, place(brand), row), version, changedAt }
}

/** @returns undefined if there is one already */
export async function insertPhonePin(
  trx: Database,
  cipher: Cipher,
  brand: BrandScope,
  pin: string,
): Promise<PhonePinVersion | undefined> {
  return trx
    .insertInto('phone_pin')
    .values({ ...rowOf(brand), ...encrypted(cipher, brand, pin) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(versionColumns)
    .executeTakeFirst()
}

/**
 * Compares and writes in one statement, so that of two parallel changes one wins.
 * @returns undefined if the stored version differs
 */
export async function updatePhonePin(
  trx: Database,
  cipher: Cipher,
  brand: BrandScope,
  { pin, version }: { pin: string; version: number },
): Promise<PhonePinVersion | undefined> {
  return trx
    .updateTable('phone_pin')
    .set({ ...encrypted(cipher, brand, pin), version: version + 1, changed_at: sql`now()` })
    .where('customer_id', '=', brand.customerId)
    .where('tenant_id', '=', brand.tenantId)
    .where('version', '=', version)
    .returning(versionColumns)
    .executeTakeFirst()
}

/** Overwrites any stored PIN. */
export async function replacePhonePin(
  trx: Database,
  cipher: Cipher,
  brand: BrandScope,
  pin: string,
): Promise<PhonePinVersion> {
  const columns = encrypted(cipher, brand, pin)
  return trx
    .insertInto('phone_pin')
    .values({ ...rowOf(brand), ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'tenant_id'])
        .doUpdateSet({ ...columns, version: sql`phone_pin.version + 1`, changed_at: sql`now()` }),
    )
    .returning(versionColumns)
    .executeTakeFirstOrThrow()
}
