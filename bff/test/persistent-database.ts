import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyMigratedDatabase } from '../local/migrated-database.ts'
import { seed } from '../local/seed/index.ts'
import { migrate } from '../src/database/migrate.ts'
import { type Database, type DatabasePlace, openDatabase } from '../src/database/open-database.ts'
import { testCipher } from './test-data-keys.ts'
import { createServerDatabase } from './test-database.ts'

/** A seeded database that outlives its processes: on the test server if there is one, else in a PGlite folder. */
export async function createPersistentDatabase() {
  const directory = mkdtempSync(join(tmpdir(), 'persistent-database-'))
  const server = process.env.TEST_DATABASE_URL
  const url = server && (await createServerDatabase(server))
  const place: DatabasePlace = url ? { url } : { directory }

  /** Opens the database while no process uses it. */
  async function visit(work: (db: Database) => Promise<unknown>): Promise<void> {
    const { db, close } = await openDatabase(place)
    await work(db).finally(close)
  }

  if (!url) await copyMigratedDatabase(directory)
  await visit((db) => migrate(db).then(() => seed(db, testCipher)))
  return {
    visit,
    environment: url ? { DATABASE_URL: url } : { DATA_DIR: directory },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}
