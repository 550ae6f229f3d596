import { existsSync, mkdtempSync } from 'node:fs'
import { join, sep } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { TestEnvironment } from 'jest-environment-node'
import { copyMigratedDatabase } from '../local/migrated-database.ts'
import { typeParsers } from '../src/database/type-parsers.ts'

/** One per worker. Creating one takes longer than most test files. */
const unused: PGlite[] = []

async function createDatabase(): Promise<PGlite> {
  const { EMBEDDED_DATABASES } = process.env
  if (!EMBEDDED_DATABASES) throw new Error('EMBEDDED_DATABASES is set by database-setup.ts')
  const directory = mkdtempSync(EMBEDDED_DATABASES + sep)
  await copyMigratedDatabase(directory)
  return PGlite.create({ dataDir: join(directory, 'postgres'), parsers: typeParsers })
}

const embeddedDatabases = {
  /** One that holds the rows of its last user. */
  async take(): Promise<PGlite> {
    const pglite = unused.pop()
    // A run before in the same process has removed its databases.
    return pglite?.dataDir && existsSync(pglite.dataDir) ? pglite : createDatabase()
  },
  giveBack: (pglite: PGlite): void => {
    unused.push(pglite)
  },
}

export type EmbeddedDatabases = typeof embeddedDatabases

let ending: NodeJS.Timeout | undefined

/** Node's environment, with embedded databases that outlive the test files of a worker. */
export default class DatabaseEnvironment extends TestEnvironment {
  override async setup() {
    clearTimeout(ending)
    await super.setup()
    // PGlite recognises a date by its class, which differs in every test file.
    Object.assign(this.global, { embeddedDatabases, Date })
  }

  override async teardown() {
    await super.teardown()
    // The timers of an open one would prevent the worker from exiting, so it is closed unless another file follows at
    // once.
    ending = setTimeout(async () => {
      for (const pglite of unused.splice(0)) await pglite.close()
    }, 200)
  }
}
