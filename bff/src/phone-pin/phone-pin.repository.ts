import { sql } from 'kysely'
import type { BrandScope } from '../customer-profile/brand-scope.ts'
import type { Database } from '../database/open-database.ts'

export interface PhonePin {
  pin: string
  version: number
  /** ISO 8601. */
  changedAt: string
}

const columns = ['pin', 'version', 'changed_at as changedAt'] as const

const rowOf = ({ customerId, tenantId }: BrandScope) => ({ customer_id: customerId, tenant_id: tenantId })

export async function findPhonePin(
  db: Database,
  { customerId, tenantId }: BrandScope,
): Promise<PhonePin | undefined> {
  return db
    .selectFrom('phone_pin')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
}

/** @returns undefined when there is one already */
export async function insertPhonePin(
  trx: Database,
  brand: BrandScope,
  pin: string,
): Promise<PhonePin | undefined> {
  return trx
    .insertInto('phone_pin')
    .values({ ...rowOf(brand), pin })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/**
 * Compares and writes in one statement, so that of two parallel changes one wins.
 * @returns undefined when the stored version is another one
 */
export async function updatePhonePin(
  trx: Database,
  { customerId, tenantId }: BrandScope,
  { pin, version }: { pin: string; version: number },
): Promise<PhonePin | undefined> {
  return trx
    .updateTable('phone_pin')
    .set({ pin, version: version + 1, changed_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .where('tenant_id', '=', tenantId)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
}

/** Whatever was there before. */
export async function replacePhonePin(trx: Database, brand: BrandScope, pin: string): Promise<PhonePin> {
  return trx
    .insertInto('phone_pin')
    .values({ ...rowOf(brand), pin })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'tenant_id'])
        .doUpdateSet({ pin, version: sql`phone_pin.version + 1`, changed_at: sql`now()` }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
}
