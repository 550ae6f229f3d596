import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seed } from '../local/seed/index.ts'
import { migrate } from '../src/database/migrate.ts'
import { type Database, type DatabasePlace, openDatabase } from '../src/database/open-database.ts'
import { testCipher } from './test-data-keys.ts'
import { createServerDatabase } from './test-database.ts'

/**
 * A seeded database that outlives the processes which use it: on the server of the tests if there is one, else a
 * folder of PGlite's.
 */
export async function createLastingDatabase() {
  const directory = mkdtempSync(join(tmpdir(), 'lasting-database-'))
  const server = process.env.TEST_DATABASE_URL
  const url = server && (await createServerDatabase(server))
  const place: DatabasePlace = url ? { url } : { directory }

  /** Works on the database while nobody else has it open. */
  async function visit(work: (db: Database) => Promise<unknown>): Promise<void> {
    const { db, close } = await openDatabase(place)
    await work(db).finally(close)
  }

  await visit((db) => migrate(db).then(() => seed(db, testCipher)))
  return {
    visit,
    environment: url ? { DATABASE_URL: url } : { DATA_DIR: directory },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}
