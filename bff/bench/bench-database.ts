import { migrate } from '../src/database/migrate.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { rotateKeys } from '../src/encryption/rotate-keys.rules.ts'
import { StartError } from '../src/start-error.ts'
import { startOwnPostgres } from '../test/own-postgres.ts'
import { testCipher } from '../test/test-data-keys.ts'
import { createServerDatabase } from '../test/test-database.ts'
import { fill, settle } from './fill.repository.ts'
import { printLine } from './report.ts'

const POSTGRES_SETTINGS = ['shared_buffers=1GB', 'max_wal_size=8GB', 'checkpoint_timeout=30min']

/** @throws StartError where there is none */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const postgres = await startOwnPostgres(POSTGRES_SETTINGS)
  if (!postgres) throw new StartError('PostgreSQL is neither on PATH nor installable here: install it.')
  return postgres
}

/** @returns the address of a filled database on the server */
export async function makeDatabase(server: string, customers: number): Promise<string> {
  const url = await createServerDatabase(server)
  const { db, close } = await openDatabase({ url })
  const begin = performance.now()
  await migrate(db)
  await fill(db, customers)
  // The IBANs are still in plain text, because SQL has written them.
  await rotateKeys(db, testCipher)
  await settle(db)
  await close()
  printLine(
    `Filled a database with ${customers} customers in ${((performance.now() - begin) / 1000).toFixed(1)} s`,
  )
  return url
}
