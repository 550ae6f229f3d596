// On PostgreSQL alone: a pool, and lost connections.
import { afterEach, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { createServerDatabase, testServer } from '../../test/test-database.ts'
import { isConnectionFailure } from './connection-failure.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

let database: OpenDatabase
afterEach(() => database?.close())

const open = async (poolSize: number) => {
  database = await openDatabase({ url: await createServerDatabase(testServer()), poolSize })
  return database
}

test('the pool opens no more connections than its size, and further statements wait', async () => {
  const { db, connections } = await open(2)
  const statements = Array.from({ length: 5 }, () => sql`select pg_sleep(0.1)`.execute(db))
  await statements[0]
  expect(connections?.()).toMatchObject({ total: 2, waiting: expect.any(Number) })
  await Promise.all(statements)
  expect(connections?.()).toEqual({ total: 2, idle: 2, waiting: 0 })
})

test('the server ends a forgotten transaction', async () => {
  const { db } = await open(1)
  const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(db)
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }])
})

test('a connection that breaks within a transaction fails only that transaction', async () => {
  const { db } = await open(2)
  const work = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await sql`select pg_terminate_backend(${rows[0]?.pid}::integer, 5000)`.execute(db)
    await sql`select 1`.execute(trx)
  })
  const failure = await work.catch((error: unknown) => error)
  expect(failure instanceof Error && isConnectionFailure(failure)).toBe(true)
  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1)
})
