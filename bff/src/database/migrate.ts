import fs from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './open-database.ts'

/** The files of the folder, in the order of their names. Never edit a released migration; add a new one. */
const provider = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: fileURLToPath(new URL('migrations', import.meta.url)),
})

async function migrateOn(db: Database): Promise<void> {
  const migrator = new Migrator({
    db,
    provider,
    migrationTableName: 'bff_migration',
    migrationLockTableName: 'bff_migration_lock',
  })
  const known = await migrator.getMigrations()
  if (known.every(({ executedAt }) => executedAt)) return
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/**
 * Migrates the schema, all or nothing. Several processes may start in parallel: one migrates, the others wait. A
 * database that a later release has migrated is left unchanged: this release still works with it.
 */
export async function migrate(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Neither a large table nor a waiting process may run into the statement timeout.
    await sql`set statement_timeout = 0`.execute(connection)
    await migrateOn(connection).finally(() => sql`reset statement_timeout`.execute(connection))
  })
}
