import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { closeAfterwards } from '../../test/close-afterwards.ts'
import { openTestDatabase } from '../../test/test-database.ts'
import { invite } from '../../test/test-invitation.ts'
import { hashOfCode } from '../invitations/registration-code.ts'
import { deleteExpiredRows } from './housekeeping.ts'

const { db } = closeAfterwards(await openTestDatabase())

const ago = (span: string) => sql<string>`now() - ${span}::interval`

test('housekeeping deletes expired rows and no others', async () => {
  const message = { customer_id: '2100', payload: '{}' }
  await db
    .insertInto('outbox')
    .values([
      { ...message, kind: 'delivered long ago', delivered_at: ago('31 days') },
      { ...message, kind: 'delivered lately', delivered_at: ago('29 days') },
      { ...message, kind: 'never delivered', delivered_at: null, created_at: ago('1 year') },
    ])
    .execute()
  await db
    .insertInto('attempt')
    .values([
      { key_hash: 'old', made_at: ago('25 hours') },
      { key_hash: 'new', made_at: ago('23 hours') },
    ])
    .execute()
  const key = { scope: 'public', request_hash: 'x' }
  await db
    .insertInto('idempotency_key')
    .values([
      { ...key, key_hash: 'old', created_at: ago('25 hours') },
      { ...key, key_hash: 'new', created_at: ago('23 hours') },
    ])
    .execute()

  const { customerId, code } = await invite(db)
  const proof = { customer_id: customerId, code_hash: hashOfCode(code) }
  await db
    .insertInto('link_token')
    .values([
      { ...proof, token_hash: 'old', expires_at: ago('25 hours') },
      { ...proof, token_hash: 'new', expires_at: ago('23 hours') },
    ])
    .execute()

  const load = { app: 'mfe-contracts', result: 'loaded' } as const
  const loads = [
    { ...load, release: 'old', hour: ago('31 days') },
    { ...load, release: 'new', hour: ago('29 days') },
  ]
  const votes = loads.map((one) => ({ ...one, network: 1 }))
  await db.insertInto('release_vote').values(votes).execute()
  await db
    .insertInto('release_load')
    .values(loads.map((one) => ({ ...one, count: 1 })))
    .execute()

  await deleteExpiredRows(db)

  const kinds = await db.selectFrom('outbox').select('kind').orderBy('kind').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['delivered lately', 'never delivered'])
  expect(await db.selectFrom('attempt').select('key_hash').execute()).toEqual([{ key_hash: 'new' }])
  expect(await db.selectFrom('idempotency_key').select('key_hash').execute()).toEqual([{ key_hash: 'new' }])
  expect(await db.selectFrom('release_vote').select('release').execute()).toEqual([{ release: 'new' }])
  expect(await db.selectFrom('release_load').select('release').execute()).toEqual([{ release: 'new' }])
  expect(await db.selectFrom('link_token').select('token_hash').execute()).toEqual([{ token_hash: 'new' }])
})
