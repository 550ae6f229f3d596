import { afterEach, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { migrationsIn, openTestDatabase } from '../../test/test-database.ts'
import { migrate } from './migrate.ts'
import type { Database } from './open-database.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function openMigrated(): Promise<Database> {
  const database = await openTestDatabase()
  closing.push(database.close)
  return database.db
}

test('a BFF starts on the database of a later release and does not change it', async () => {
  const db = await openMigrated()
  await sql`insert into bff_migration (name, timestamp) values ('999-later', '2099-01-01T00:00:00.000Z')`.execute(
    db,
  )
  await sql`alter table customer add column of_later text`.execute(db)
  const before = await migrationsIn(db)
  await migrate(db)
  expect(await migrationsIn(db)).toEqual(before)
  expect(await db.selectFrom('customer').select('name').executeTakeFirst()).toBeDefined()
})

test('a database with unknown migrations is refused', async () => {
  const db = await openMigrated()
  await sql`insert into bff_migration (name, timestamp) values ('002-other', '2026-01-01T00:00:00.000Z')`.execute(
    db,
  )
  await sql`delete from bff_migration where name = '003-registration-codes'`.execute(db)
  await expect(migrate(db)).rejects.toThrow('002-other is missing')
})
