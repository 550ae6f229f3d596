import { Migrator } from 'kysely/migration'
import type { Database } from '../../../src/database/open-database.ts'
import type { LockReason } from '../lock.ts'
import { createTables } from './create-tables.migration.ts'

type BusinessSystemsTables = {
  business_lock: { customer_id: string; contract_id: string; reason: LockReason }
}

/** The BFF's database, seen with the tables of the business systems. */
export const withBusinessSystems = (db: Database) => db.withTables<BusinessSystemsTables>()

export type BusinessSystemsDatabase = ReturnType<typeof withBusinessSystems>

export const migrateBusinessSystems = async (db: BusinessSystemsDatabase): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ '001-create-tables': createTables }) },
    migrationTableName: 'business_systems_migration',
    migrationLockTableName: 'business_systems_migration_lock',
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
