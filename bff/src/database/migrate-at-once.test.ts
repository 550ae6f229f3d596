// On PostgreSQL alone: processes that start in parallel.
import { afterEach, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { startBffProcess } from '../../test/bff-process.ts'
import { eventually } from '../../test/eventually.ts'
import { createServerDatabase, migrationsIn, testServer } from '../../test/test-database.ts'
import { migrate } from './migrate.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

/** Kysely's advisory lock. */
const MIGRATION_LOCK = sql.raw('3853314791062309107')

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function open(url: string): Promise<OpenDatabase> {
  const database = await openDatabase({ url })
  closing.push(database.close)
  return database
}

test('eight parallel starts on an empty database succeed, and each migration runs once', async () => {
  const url = await createServerDatabase(testServer())
  const databases = await Promise.all(Array.from({ length: 8 }, () => open(url)))
  await Promise.all(databases.map(({ db }) => migrate(db)))
  const { db } = databases[0] as OpenDatabase
  const names = await migrationsIn(db)
  expect(new Set(names).size).toBe(names.length)
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test('processes that start in parallel on an empty database all answer', async () => {
  const url = await createServerDatabase(testServer())
  const processes = await Promise.all([1, 2, 3].map(() => startBffProcess({ DATABASE_URL: url })))
  closing.push(() => Promise.all(processes.map((bff) => bff.close())))
  const responses = await Promise.all(processes.map((bff) => fetch(`${bff.url}/health/ready`)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
})

test("a wait for another process's migration may exceed the statement timeout", async () => {
  const url = await createServerDatabase(testServer())
  const { db: other } = await open(url)
  // The driver prefers a URL's parameters to the pool's settings.
  const { db } = await open(`${url}?statement_timeout=100`)
  await other.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(holder)
    const migrated = migrate(db)
    await eventually(async () => {
      const waiting = sql`select 1 from pg_locks where not granted and waitstart < now() - interval '300 ms'`
      return (await waiting.execute(holder)).rows[0]
    })
    await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(holder)
    await migrated
  })
  expect(await migrationsIn(db)).toContain('001-customers')
  await expect(sql`select pg_sleep(1)`.execute(db)).rejects.toThrow('statement timeout')
})
