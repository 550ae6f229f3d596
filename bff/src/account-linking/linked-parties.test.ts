import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled } from '../../test/test-provider.ts'
import { findCustomerRow } from './linked-parties.repository.ts'

const portal = await sharedTestPortal()

test('the customer row is read completely, even after the next release has added a column', async () => {
  const { customerId } = personCalled('Anna')
  const before = await findCustomerRow(portal.db, customerId)
  expect(before).toMatchObject({ customer_id: customerId, name: 'Anna Becker' })
  await sql`alter table customer add column of_later text default 'kept'`.execute(portal.db)
  const after = await findCustomerRow(portal.db, customerId).finally(() =>
    sql`alter table customer drop column of_later`.execute(portal.db),
  )
  expect(after).toEqual({ ...before, of_later: 'kept' })
})
