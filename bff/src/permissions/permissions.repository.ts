import { byKind, type Consents, type PermissionKind } from '@portal/contracts'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { BrandScope } from '../database/row-types.ts'
import type { Schema } from '../database/schema.ts'

const columns = ['consents', 'version', 'changed_at'] as const
const key = ['customer_id', 'tenant_id', 'kind'] as const

type Row = Pick<Selectable<Schema['permission']>, (typeof columns)[number]>

export interface StoredConsents {
  /** A missing consent was never given. */
  consents: Consents
  /** 0 if no consent was ever given. */
  version: number
  changedAt: string | null
}

/** A row stores the names without their kind. */
const toConsents = (kind: PermissionKind, names: Record<string, boolean>): Consents =>
  Object.fromEntries(Object.entries(names).map(([name, given]) => [`${kind}.${name}`, given]))

const toColumn = (kind: PermissionKind, consents: Consents) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(consents).map(([name, given]) => [name.slice(kind.length + 1), given])),
  )

const toStored = (kind: PermissionKind, row?: Row): StoredConsents => ({
  consents: toConsents(kind, row?.consents ?? {}),
  version: row?.version ?? 0,
  changedAt: row?.changed_at ?? null,
})

/** All kinds in one statement. */
export async function findConsents(
  db: Database,
  { customerId, tenantId }: BrandScope,
): Promise<Record<PermissionKind, StoredConsents>> {
  const rows = await db
    .selectFrom('permission')
    .select(['kind', ...columns])
    .where('customer_id', '=', customerId)
    .where('tenant_id', '=', tenantId)
    .execute()
  return byKind((kind) =>
    toStored(
      kind,
      rows.find((row) => row.kind === kind),
    ),
  )
}

/**
 * Compares and writes in one statement, so that of two parallel changes one wins.
 * @param change with the version that was read; 0 if there was none
 * @returns undefined if the stored version differs
 */
export async function updateConsents(
  trx: Database,
  { customerId, tenantId }: BrandScope,
  kind: PermissionKind,
  { consents, version }: { consents: Consents; version: number },
): Promise<StoredConsents | undefined> {
  const row = await trx
    .insertInto('permission')
    .values({
      customer_id: customerId,
      tenant_id: tenantId,
      kind,
      consents: toColumn(kind, consents),
      version: version + 1,
      changed_at: sql`now()`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(key)
        .doUpdateSet(({ ref }) => ({
          consents: ref('excluded.consents'),
          version: ref('excluded.version'),
          changed_at: ref('excluded.changed_at'),
        }))
        .where('permission.version', '=', version),
    )
    .returning(columns)
    .executeTakeFirst()
  return row && toStored(kind, row)
}

/** Reads the consents and locks them until the transaction ends, even if there are none yet. */
export async function lockConsents(
  trx: Database,
  { customerId, tenantId }: BrandScope,
  kind: PermissionKind,
): Promise<Consents> {
  const { consents } = await trx
    .insertInto('permission')
    .values({ customer_id: customerId, tenant_id: tenantId, kind, consents: '{}', version: 0 })
    .onConflict((conflict) =>
      conflict.columns(key).doUpdateSet(({ ref }) => ({ version: ref('permission.version') })),
    )
    .returning('consents')
    .executeTakeFirstOrThrow()
  return toConsents(kind, consents)
}
