import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { type Dialect, Kysely, type LogEvent, PGliteDialect, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { StartError } from '../start-error.ts'
import { lockDataDirectory } from './data-directory-lock.ts'
import { NamedStatementClient } from './named-statement-client.ts'
import type { Schema } from './schema.ts'
import { typeParsers } from './type-parsers.ts'

export type Database = Kysely<Schema>

/** A server's address with its maximum of connections, or a directory of the embedded database. */
export type DatabasePlace = { url: string; poolSize?: number } | { directory: string }

export interface OpenDatabase {
  db: Database
  /** The pool's counts; the embedded database has none. */
  connections?: (() => ConnectionCounts) | undefined
  close: () => Promise<void>
}

/** `waiting` counts statements and transactions that wait for a connection. */
export interface ConnectionCounts {
  total: number
  idle: number
  waiting: number
}

/** Shorter than the client's 10 s, so that it still gets a response. */
const STATEMENT_TIMEOUT_MS = 8000

/** A transaction only waits for its own statements, so a silent one was forgotten. */
const IDLE_TRANSACTION_TIMEOUT_MS = 10_000

interface Driver {
  dialect: Dialect
  connections?: () => ConnectionCounts
  /** Ends what the query builder leaves open if no statement was ever sent. */
  close: () => Promise<void>
}

function serverDriver(url: string, poolSize = 10): Driver {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    Client: NamedStatementClient,
    connectionTimeoutMillis: 5000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    types: { getTypeParser: NamedStatementClient.parserOf },
  })
  // Without a listener a connection that breaks between two statements would end the process; the next statement fails
  // or opens a new one.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    dialect: new PostgresDialect({ pool }),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      if (!pool.ended) await pool.end()
    },
  }
}

/** The embedded database cannot be opened. It is not changed, because a backup or the remaining data may be needed. */
class DamagedDataError extends StartError {
  constructor(dataDir: string, options?: ErrorOptions) {
    super(
      `The data in ${dataDir} cannot be opened and may be damaged: restore the folder from a backup, or delete it to start anew.`,
      options,
    )
  }
}

/** PGlite creates a new database in a folder without PG_VERSION, even if it has other files. */
async function openPglite(dataDir: string): Promise<PGlite> {
  const isDamaged = !existsSync(join(dataDir, 'PG_VERSION')) && filesIn(dataDir).length > 0
  if (isDamaged) throw new DamagedDataError(dataDir)
  const { PGlite } = await import('@electric-sql/pglite')
  try {
    return await PGlite.create({ dataDir, parsers: typeParsers })
  } catch (error) {
    throw new DamagedDataError(dataDir, { cause: error })
  }
}

function filesIn(directory: string): string[] {
  return existsSync(directory) ? readdirSync(directory) : []
}

async function embeddedDriver(dataDir: string): Promise<Driver> {
  const pglite = await openPglite(dataDir)
  return {
    dialect: new PGliteDialect({ pglite }),
    close: async () => {
      if (!pglite.closed) await pglite.close()
    },
  }
}

function driverFor(place: DatabasePlace): Promise<Driver> | Driver {
  return 'url' in place
    ? serverDriver(place.url, place.poolSize)
    : embeddedDriver(join(place.directory, 'postgres'))
}

/** Connects lazily to a server; opens the embedded database at once. `close` ends it and releases the directory. */
export async function openDatabase(
  place: DatabasePlace,
  onStatement?: (event: LogEvent) => void,
): Promise<OpenDatabase> {
  const unlock = 'directory' in place ? lockDataDirectory(place.directory) : () => {}
  try {
    const { dialect, connections, close } = await driverFor(place)
    const db = new Kysely<Schema>({ dialect, ...(onStatement && { log: onStatement }) })
    return { db, connections, close: () => db.destroy().then(close).finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}
