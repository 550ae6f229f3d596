import { describe, expect, test } from '@jest/globals'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled } from '../../test/test-provider.ts'
import { undoingWith, undone } from '../../test/undoing.ts'

const portal = await sharedTestPortal()
const { change, undo, offeredTo } = undoingWith(portal)

describe('consents', () => {
  const eco = {
    offersNewEcoProvider: true,
    commercialDataSharing: true,
    consumptionDisplay: false,
    dataVisualization: false,
  }
  const give = () =>
    change('changeEcoPermissions', { as: 'Ida', body: { wordingVersion: '2023-11-01', ...eco }, version: 0 })
  const stored = async () => (await portal.call('getEcoPermissions', { as: 'Ida' })).json()
  const proofs = () =>
    portal.db
      .selectFrom('consent_activity')
      .select(['consent', 'given', 'wording_version'])
      .where('customer_id', '=', personCalled('Ida').customerId)
      .orderBy('consent_activity_id')
      .execute()

  test('that were given are withdrawn, with a proof of the wording that was read', async () => {
    const before = await proofs()
    const { results } = await undo('Ida', await give())
    expect(results).toEqual([
      undone('consent:eco.offersNewEcoProvider'),
      undone('consent:eco.commercialDataSharing'),
    ])
    expect(await stored()).toMatchObject({
      offersNewEcoProvider: false,
      commercialDataSharing: false,
      version: 2,
    })
    expect((await proofs()).slice(before.length + 2)).toEqual([
      { consent: 'eco.offersNewEcoProvider', given: false, wording_version: '2023-11-01' },
      { consent: 'eco.commercialDataSharing', given: false, wording_version: '2023-11-01' },
    ])
  })

  test('are undone one by one', async () => {
    const id = await give()
    await undo('Ida', id, ['consent:eco.commercialDataSharing'])
    expect(await stored()).toMatchObject({ offersNewEcoProvider: true, commercialDataSharing: false })
    const [offered] = await offeredTo('Ida')
    expect(offered?.parts).toEqual([
      {
        id: 'consent:eco.offersNewEcoProvider',
        consent: 'eco.offersNewEcoProvider',
        restored: { given: false },
      },
    ])
  })

  test('that were withdrawn are given again', async () => {
    await give()
    const body = { wordingVersion: '2026-11-01', ...eco, commercialDataSharing: false }
    const id = await change('changeEcoPermissions', { as: 'Ida', body, version: 1 })
    await undo('Ida', id)
    expect(await stored()).toMatchObject({ commercialDataSharing: true, version: 3 })
    expect((await proofs()).at(-1)).toMatchObject({ given: true, wording_version: '2026-11-01' })
  })

  test('an objection to advertising by letter is final', async () => {
    expect(await change('objectToProductConsent', { as: 'Ida' })).toBe('')
    expect(await offeredTo('Ida')).toEqual([])
  })
})
