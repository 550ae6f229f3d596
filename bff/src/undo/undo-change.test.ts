import { describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { customerOf } from '../../test/customer.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled } from '../../test/test-provider.ts'
import { undoingWith, undone } from '../../test/undoing.ts'
import { deleteExpiredRows } from '../housekeeping/housekeeping.ts'

const portal = await sharedTestPortal({ businessSystemTimeoutMs: 2000 })
const { change, undo, activitiesOf, offeredTo } = undoingWith(portal)

const advanceMinutes = (minutes: number) =>
  portal.db
    .updateTable('reversible_change')
    .set({ expires_at: sql`expires_at - make_interval(mins => ${minutes})` })
    .execute()

describe('the birth date', () => {
  const changeBens = () =>
    change('changeBirthDate', { as: 'Ben', body: { birthdate: '1990-02-28' }, version: 1 })
  const birthdayOf = async (as: string) => (await customerOf(portal, as).profile()).personalData.birthday

  test('is as before, and the customer is notified', async () => {
    const before = await birthdayOf('Ben')
    const id = await changeBens()
    expect(await undo('Ben', id)).toMatchObject({ status: 200, results: [undone('birthdate')] })
    expect(await birthdayOf('Ben')).toBe(before)
    expect(await customerOf(portal, 'Ben').notices()).toHaveLength(2)
    const [event] = await activitiesOf('Ben')
    expect(event).toMatchObject({ kind: 'change-undone' })
  })

  test('that was unknown is unknown again', async () => {
    const { version, birthday } = (await customerOf(portal, 'Eva', '100').profile()).personalData
    expect(birthday).toBeNull()
    const id = await change('changeBirthDate', { as: 'Eva', body: { birthdate: '1990-05-05' }, version })
    expect(await undo('Eva', id)).toMatchObject({ results: [undone('birthdate')] })
    expect((await customerOf(portal, 'Eva', '100').profile()).personalData.birthday).toBeNull()
  })

  test('stays if the business system refuses', async () => {
    const id = await changeBens()
    await portal.lock('Ben', 'identity-check-in-progress')
    const reason = 'identity-check-in-progress'
    expect(await undo('Ben', id)).toMatchObject({ results: [{ id: 'birthdate', outcome: 'failed', reason }] })
    expect(await birthdayOf('Ben')).toBe('1990-02-28')
    expect(await offeredTo('Ben')).toHaveLength(1)
  })

  test('stays if it was changed again', async () => {
    const id = await changeBens()
    await change('changeBirthDate', { as: 'Ben', body: { birthdate: '1990-03-01' }, version: 2 })
    const reason = 'stale-version'
    expect(await undo('Ben', id)).toMatchObject({ results: [{ id: 'birthdate', outcome: 'failed', reason }] })
    expect(await birthdayOf('Ben')).toBe('1990-03-01')
    expect((await offeredTo('Ben')).map(({ changeId }) => changeId)).not.toContain(id)
  })
})

describe('an undoing', () => {
  const changeBens = (key?: string) =>
    change('changeBirthDate', {
      as: 'Ben',
      body: { birthdate: '1990-02-28' },
      version: 1,
      ...(key && { key }),
    })

  test('is possible for ten minutes', async () => {
    const id = await changeBens()
    await advanceMinutes(9)
    expect(await offeredTo('Ben')).toHaveLength(1)
    await advanceMinutes(1)
    expect(await offeredTo('Ben')).toEqual([])
    expect(await undo('Ben', id)).toMatchObject({ status: 410, code: 'undo-expired' })
  })

  test('has nothing left after that', async () => {
    const id = await changeBens()
    await advanceMinutes(10)
    await deleteExpiredRows(portal.db)
    expect(await portal.db.selectFrom('reversible_change').selectAll().execute()).toEqual([])
    expect(await undo('Ben', id)).toMatchObject({ status: 404, code: 'not-found' })
    expect((await activitiesOf('Ben'))[0]).toMatchObject({ kind: 'birth-date-changed' })
  })

  test("of another customer's change finds nothing", async () => {
    const id = await changeBens()
    expect(await undo('Anna', id)).toMatchObject({ status: 404, code: 'not-found' })
    expect(await undo('Ben', id, ['contract:v-410027101'])).toMatchObject({ status: 404, code: 'not-found' })
  })

  test('is offered again by a retry of the change, and not by a change without an effect', async () => {
    const key = 'a-key-of-a-retry'
    expect(await changeBens(key)).toBe(await changeBens(key))
    expect(await changeBens()).toBe('')
  })

  test('of a frozen account is refused', async () => {
    const id = await changeBens()
    const { customerId } = personCalled('Ben')
    await portal.db
      .updateTable('account')
      .set({ frozen_at: sql`now()` })
      .where('customer_id', '=', customerId)
      .execute()
    expect(await undo('Ben', id)).toMatchObject({ status: 403, code: 'account-frozen' })
  })

  test('needs values that the database holds encrypted', async () => {
    await change('addPhoneNumber', {
      as: 'Anna',
      body: { value: '+49 711 9012345', contracts: ['v-410027101'], contact: false },
    })
    const rows = await portal.db.selectFrom('reversible_change').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('7119012345')
    expect(JSON.stringify((await portal.call('getMyData', { as: 'Anna' })).json())).toContain(
      'Änderung, die sich noch zurücknehmen lässt',
    )
  })
})
