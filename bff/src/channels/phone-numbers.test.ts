import { describe, expect, test } from '@jest/globals'
import { customerOf } from '../../test/customer.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal({ businessSystemTimeoutMs: 2000 })
const anna = customerOf(portal, 'Anna')

const MOBILE = '+4917604069012'
const LANDLINE = '+493023125412'
const OFFICE = '+498999998231'
const NEW = '+4917698765432'
const [FIRST, SECOND, THIRD] = ['v-410027101', 'v-410027102', 'v-410027103']

const success = (contractId: string | undefined) => ({ contractId, outcome: 'success' })
const failed = (contractId: string, reason: string) => ({ contractId, outcome: 'failed', reason })

describe('a new number', () => {
  test("is added to the contracts' numbers in any notation", async () => {
    const body = { value: '0049 (176) 98-765.432', contracts: [FIRST, THIRD], contact: true }
    const response = await anna.change('addPhoneNumber', { body })
    expect(response).toMatchObject({
      status: 200,
      item: { value: NEW, display: '+49 176 98765432', version: 1, contracts: [FIRST, THIRD] },
      results: [success(FIRST), success(THIRD)],
    })
    expect(await anna.phoneNumbers()).toEqual({
      [MOBILE]: { id: 't-410027101', version: 1, contracts: [FIRST, SECOND, THIRD], contact: true },
      [LANDLINE]: { id: 't-410027102', version: 1, contracts: [THIRD], contact: false },
      [OFFICE]: { id: 't-410027103', version: 1, contracts: [], contact: true },
      [NEW]: { id: response.item.id, version: 1, contracts: [FIRST, THIRD], contact: true },
    })
    const contracts = ['Nordtal Ökostrom Plus', 'Energie-Vertrag']
    expect(await anna.notices()).toEqual([
      { what: 'phone-number', tenantId: '100', recipients: [], contracts },
    ])
  })

  test('that is already stored changes nothing, calls no system and sends no notice', async () => {
    await portal.lock('Anna', 'silent')
    const body = { value: LANDLINE, contracts: [THIRD], contact: false }
    const response = await anna.change('addPhoneNumber', { body })
    expect(response).toMatchObject({ item: { id: 't-410027102', version: 1 }, results: [success(THIRD)] })
    expect(await anna.notices()).toEqual([])
  })

  test('is stored for contact even if every contract refuses it', async () => {
    const hugo = customerOf(portal, 'Hugo')
    const body = { value: NEW, contracts: ['v-410082201'], contact: true }
    expect(await hugo.change('addPhoneNumber', { body })).toMatchObject({
      item: { contracts: [] },
      results: [failed('v-410082201', 'billing-in-progress')],
    })
    expect((await hugo.phoneNumbers())[NEW]).toMatchObject({ contracts: [], contact: true })
  })
})

describe('a changed number', () => {
  const change = (body: object) => anna.change('changePhoneNumber', { version: 1, body })

  test('keeps contracts that are not named and other numbers of the same contract', async () => {
    const body = { id: 't-410027101', value: NEW, contracts: [THIRD], contact: false }
    const { item } = await change(body)
    expect(await anna.phoneNumbers()).toEqual({
      [MOBILE]: { id: 't-410027101', version: 2, contracts: [FIRST, SECOND], contact: true },
      [LANDLINE]: { id: 't-410027102', version: 1, contracts: [THIRD], contact: false },
      [OFFICE]: { id: 't-410027103', version: 1, contracts: [], contact: true },
      [NEW]: { id: item.id, version: 1, contracts: [THIRD], contact: false },
    })
  })

  test('is removed from contracts to be freed, and stays in the others', async () => {
    const body = {
      id: 't-410027101',
      value: MOBILE,
      contracts: [FIRST],
      freed: [SECOND, THIRD],
      contact: true,
    }
    expect(await change(body)).toMatchObject({
      item: { version: 2, contracts: [FIRST] },
      results: [success(FIRST), success(SECOND), success(THIRD)],
    })
    expect((await anna.phoneNumbers())[MOBILE]).toMatchObject({ contracts: [FIRST], contact: true })
  })

  test('stays in a contract whose system refuses to free it', async () => {
    const gina = customerOf(portal, 'Gina')
    const [freed = []] = Object.values(await gina.phoneNumbers()).map(({ contracts }) => contracts)
    const body = { id: 't-4100806', value: '+498999998806', contracts: [], freed, contact: true }
    const { results } = await gina.change('changePhoneNumber', { version: 1, body })
    expect(results).toMatchObject([{ outcome: 'success' }, { outcome: 'failed' }, { outcome: 'success' }])
    expect((await gina.phoneNumbers())['+498999998806']).toMatchObject({ contracts: ['v-410080602'] })
  })

  test('moves a contract with both numbers to one', async () => {
    const body = { id: 't-410027102', value: MOBILE, contracts: [THIRD], contact: false }
    expect(await change(body)).toMatchObject({ item: { id: 't-410027101' }, results: [success(THIRD)] })
    expect(Object.keys(await anna.phoneNumbers())).toEqual([MOBILE, OFFICE])
  })
})

describe('a removed number', () => {
  const remove = (as: string, id: string, version: number) =>
    customerOf(portal, as).change('removePhoneNumber', { query: { id }, version })

  test('loses its contracts and its contact role', async () => {
    const results = [FIRST, SECOND, THIRD].map((id) => ({ id: 't-410027101', ...success(id) }))
    expect(await remove('Anna', 't-410027101', 1)).toMatchObject({ status: 200, results })
    expect(Object.keys(await anna.phoneNumbers())).toEqual([OFFICE, LANDLINE])
    expect((await anna.profile()).communicationChannelData.phoneNumberCount).toBe(2)
    expect(await anna.notices()).toMatchObject([{ what: 'phone-number' }])
  })

  test('for contact only is removed without a business system', async () => {
    await portal.lock('Anna', 'silent')
    const response = await remove('Anna', 't-410027103', 1)
    expect(response.results).toEqual([{ id: 't-410027103', outcome: 'success' }])
    expect(Object.keys(await anna.phoneNumbers())).toEqual([MOBILE, LANDLINE])
  })

  test('stays where its removal is refused', async () => {
    const { results } = await remove('Gina', 't-4100806', 1)
    expect(results).toMatchObject([{ outcome: 'success' }, { outcome: 'failed' }, { outcome: 'success' }])
    expect(await customerOf(portal, 'Gina').phoneNumbers()).toEqual({
      '+498999998806': { id: 't-4100806', version: 2, contracts: ['v-410080602'], contact: true },
    })
  })

  test('stays complete if every system refuses', async () => {
    const before = await customerOf(portal, 'Hugo').phoneNumbers()
    const { status, results } = await remove('Hugo', 't-4100822', 1)
    expect(status).toBe(200)
    expect(results).toMatchObject([{ reason: 'billing-in-progress' }, { reason: 'billing-in-progress' }])
    expect(await customerOf(portal, 'Hugo').phoneNumbers()).toEqual(before)
  })
})
