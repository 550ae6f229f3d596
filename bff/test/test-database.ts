import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, type LogEvent, PGliteDialect, sql } from 'kysely'
import { seed } from '../local/seed/index.ts'
import { migrate } from '../src/database/migrate.ts'
import { type Database, type OpenDatabase, openDatabase } from '../src/database/open-database.ts'
import type { Schema } from '../src/database/schema.ts'
import { typeParsers } from '../src/database/type-parsers.ts'

type OnStatement = (event: LogEvent) => void

const TEMPLATE = 'filled'
const EMPTY = 'template0'

async function fill(db: Database): Promise<void> {
  await migrate(db)
  await seed(db)
}

async function createDatabase(server: string, name: string, template: string): Promise<string> {
  const { db, close } = await openDatabase({ url: server })
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(db).finally(close)
  const url = new URL(server)
  url.pathname = name
  return url.href
}

/**
 * An empty database of its own on the server of the tests, so that test files can run at once.
 * @returns its address
 */
export const createServerDatabase = (server: string, template = EMPTY): Promise<string> =>
  createDatabase(server, `test_${randomBytes(8).toString('hex')}`, template)

/** Makes the database on the server that the others are copies of. */
export async function makeTemplate(server: string): Promise<void> {
  const { db, close } = await openDatabase({ url: await createDatabase(server, TEMPLATE, EMPTY) })
  await fill(db).finally(close)
}

/** Makes the dump that embedded databases start from. */
export async function makeImage(): Promise<Buffer> {
  const pglite = await PGlite.create({ parsers: typeParsers })
  await fill(new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) }))
  const image = await pglite.dumpDataDir('none')
  await pglite.close()
  return Buffer.from(await image.arrayBuffer())
}

async function openEmbedded(imageFile: string, onStatement?: OnStatement) {
  const loadDataDir = new Blob([await readFile(imageFile)])
  const pglite = await PGlite.create({ loadDataDir, parsers: typeParsers })
  const dialect = new PGliteDialect({ pglite })
  const db: Database = new Kysely<Schema>({ dialect, ...(onStatement && { log: onStatement }) })
  // Connected as after migrating: what was never connected cannot be lost.
  await sql`select 1`.execute(db)
  return { db, close: () => db.destroy() }
}

/** Migrated and seeded: PGlite in memory, or PostgreSQL when TEST_DATABASE_URL names one. */
export async function openTestDatabase(onStatement?: OnStatement): Promise<OpenDatabase> {
  const { TEST_DATABASE_URL: server, TEST_DATABASE_IMAGE: image } = process.env
  if (server) return openDatabase({ url: await createServerDatabase(server, TEMPLATE) }, onStatement)
  if (!image) throw new Error('database-setup.ts has not run: start the tests with jest')
  return openEmbedded(image, onStatement)
}
