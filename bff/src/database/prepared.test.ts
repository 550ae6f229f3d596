import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { closeAfterwards } from '../../test/close-afterwards.ts'
import { openTestDatabase } from '../../test/test-database.ts'
import { prepared } from './prepared.ts'

const { db } = closeAfterwards(await openTestDatabase())

interface Wanted {
  customerId: string
  tenantId: string | null
}

const valuesSeen = prepared((db, { customerId, tenantId }: Wanted) =>
  db
    .selectFrom('customer')
    .select([
      'customer_id',
      sql<string | null>`${tenantId}::text`.as('tenant'),
      sql<string>`${'constant'}::text || ${customerId}::text`.as('both'),
    ])
    .where('customer_id', '=', customerId),
)

test('each call gets its own values and the constants of the statement', async () => {
  const anna = await valuesSeen(db, { customerId: '2100417', tenantId: '100' })
  expect(anna).toEqual([{ customer_id: '2100417', tenant: '100', both: 'constant2100417' }])
  const ben = await valuesSeen(db, { customerId: '2100533', tenantId: null })
  expect(ben).toEqual([{ customer_id: '2100533', tenant: null, both: 'constant2100533' }])
})

test('parallel calls do not mix up their values', async () => {
  const ids = ['2100417', '2100533', 'nobody']
  const rows = await Promise.all(ids.map((customerId) => valuesSeen(db, { customerId, tenantId: null })))
  expect(rows.map((found) => found.map((row) => row.customer_id))).toEqual([['2100417'], ['2100533'], []])
})

test('a prepared statement within a transaction is part of it', async () => {
  const rename = prepared((db, { name }: { name: string }) =>
    db.updateTable('customer').set({ name }).where('customer_id', '=', '2100417'),
  )
  const work = db.transaction().execute(async (trx) => {
    await rename(trx, { name: 'Anna Anders' })
    throw new Error('rolled back')
  })
  await expect(work).rejects.toThrow('rolled back')
  const row = await db
    .selectFrom('customer')
    .select('name')
    .where('customer_id', '=', '2100417')
    .executeTakeFirst()
  expect(row?.name).toBe('Anna Becker')
})

test('a computation with a value while the statement is built is an error', async () => {
  const next = prepared((db, { version }: { version: number }) =>
    db
      .selectFrom('customer')
      .select('name')
      .where('version', '=', version + 1),
  )
  await expect(next(db, { version: 1 })).rejects.toThrow(TypeError)
})
