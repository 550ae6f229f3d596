import { randomBytes } from 'node:crypto'
import { Kysely, type LogEvent, PGliteDialect, sql } from 'kysely'
import { Client } from 'pg'
import { seed } from '../local/seed/index.ts'
import { migrate } from '../src/database/migrate.ts'
import { type Database, type OpenDatabase, openDatabase } from '../src/database/open-database.ts'
import type { Schema } from '../src/database/schema.ts'
import type { EmbeddedDatabases } from './database-environment.ts'
import { findBinaries } from './own-postgres.ts'
import { testCipher } from './test-data-keys.ts'

type OnStatement = (event: LogEvent) => void

const TEMPLATE = 'filled'
const EMPTY = 'template0'

async function fill(db: Database): Promise<void> {
  await migrate(db)
  await seed(db, testCipher)
}

async function createDatabase(server: string, name: string, template: string): Promise<string> {
  // Without the limit of the BFF: a server that copies many templates at a time may answer late.
  const client = new Client({ connectionString: server })
  await client.connect()
  const names = [name, template].map((one) => client.escapeIdentifier(one))
  await client.query(`create database ${names[0]} template ${names[1]}`).finally(() => client.end())
  const url = new URL(server)
  url.pathname = name
  return url.href
}

/** Whether the tests of this run use PostgreSQL, which `TEST_DATABASE=embedded` turns off. */
export const usesServer = (): boolean =>
  process.env.TEST_DATABASE !== 'embedded' && findBinaries() !== undefined

/** The server for tests that run only on PostgreSQL. */
export function testServer(): string {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('This test needs the programs of PostgreSQL, which are not there')
  return server
}

/**
 * Creates an empty database on the test server, so that test files can run in parallel.
 * @returns its address
 */
export const createServerDatabase = (server: string, template = EMPTY): Promise<string> =>
  createDatabase(server, `test_${randomBytes(8).toString('hex')}`, template)

/** Creates the template database that the others are copied from. */
export async function makeTemplate(server: string): Promise<void> {
  const { db, close } = await openDatabase({ url: await createDatabase(server, TEMPLATE, EMPTY) })
  await fill(db).finally(close)
}

/** The embedded database, emptied. Closing it returns it to the next test file. */
async function openEmptyEmbedded(onStatement?: OnStatement): Promise<OpenDatabase> {
  const { embeddedDatabases } = globalThis as unknown as { embeddedDatabases: EmbeddedDatabases }
  const pglite = await embeddedDatabases.take()
  await pglite.exec('drop schema if exists public, first_day cascade; create schema public')
  const dialect = new PGliteDialect({
    pglite: {
      query: pglite.query.bind(pglite),
      transaction: pglite.transaction.bind(pglite),
      waitReady: pglite.waitReady,
      ready: true,
      closed: false,
      close: async () => embeddedDatabases.giveBack(pglite),
    },
  })
  const db: Database = new Kysely<Schema>({ dialect, ...(onStatement && { log: onStatement }) })
  return { db, close: () => db.destroy() }
}

/** PGlite, migrated and seeded. */
export async function openEmbeddedDatabase(onStatement?: OnStatement): Promise<OpenDatabase> {
  const database = await openEmptyEmbedded(onStatement)
  await fill(database.db)
  return database
}

/** An empty database: PostgreSQL where its programs are, else PGlite. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const { TEST_DATABASE_URL: server } = process.env
  return server ? openDatabase({ url: await createServerDatabase(server) }) : openEmptyEmbedded()
}

/** Migrated and seeded: PostgreSQL where its programs are, else PGlite. */
export async function openTestDatabase(onStatement?: OnStatement): Promise<OpenDatabase> {
  const { TEST_DATABASE_URL: server } = process.env
  if (server) return openDatabase({ url: await createServerDatabase(server, TEMPLATE) }, onStatement)
  return openEmbeddedDatabase(onStatement)
}

/** The names of the migrations that ran, in order. */
export async function migrationsIn(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from bff_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Moves the time of all counted attempts back by this interval. */
export async function ageAttempts(db: Database, time: string): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ made_at: sql`made_at - ${time}::interval` })
    .execute()
}
