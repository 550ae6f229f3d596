import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { customerOf, startAnew } from '../../test/customer.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ businessSystemTimeoutMs: 2000 })
})
beforeEach(() => startAnew(portal))
afterAll(() => portal.close())

const MOBILE = '+4917604069012'
const LANDLINE = '+493023125412'
const OFFICE = '+498999998231'
const NEW = '+4917698765432'
const [FIRST, SECOND, THIRD] = ['v-410027101', 'v-410027102', 'v-410027103']

const success = (contractId: string | undefined) => ({ contractId, outcome: 'success' })
const failed = (contractId: string, reason: string) => ({ contractId, outcome: 'failed', reason })

describe('a new number', () => {
  test('is added to what the contracts have, as people write it', async () => {
    const anna = customerOf(portal, 'Anna')
    const body = { value: '0049 (176) 98-765.432', contracts: [FIRST, THIRD], contact: true }
    const answer = await anna.change('addPhoneNumber', { body })
    expect(answer).toMatchObject({
      status: 200,
      item: { value: NEW, display: '+49 176 98765432', version: 1, contracts: [FIRST, THIRD] },
      results: [success(FIRST), success(THIRD)],
    })
    expect(await anna.phoneNumbers()).toEqual({
      [MOBILE]: { id: 't-410027101', version: 1, contracts: [FIRST, SECOND, THIRD], contact: true },
      [LANDLINE]: { id: 't-410027102', version: 1, contracts: [THIRD], contact: false },
      [OFFICE]: { id: 't-410027103', version: 1, contracts: [], contact: true },
      [NEW]: { id: answer.item.id, version: 1, contracts: [FIRST, THIRD], contact: true },
    })
    expect(await anna.notices()).toEqual([
      {
        what: 'phone-number',
        tenantId: '100',
        recipients: [],
        contracts: ['Nordtal Ökostrom Plus', 'Energie-Vertrag'],
      },
    ])
  })

  test('that is known already is used', async () => {
    const anna = customerOf(portal, 'Anna')
    const body = { value: OFFICE, contracts: [FIRST], contact: false }
    expect(await anna.change('addPhoneNumber', { body })).toMatchObject({ item: { id: 't-410027103' } })
    expect((await anna.phoneNumbers())[OFFICE]).toMatchObject({
      version: 2,
      contracts: [FIRST],
      contact: true,
    })
  })

  test('that is there already changes nothing, asks nobody and tells nobody', async () => {
    await portal.lock('Anna', 'silent')
    const anna = customerOf(portal, 'Anna')
    const body = { value: LANDLINE, contracts: [THIRD], contact: false }
    const answer = await anna.change('addPhoneNumber', { body })
    expect(answer).toMatchObject({ item: { id: 't-410027102', version: 1 }, results: [success(THIRD)] })
    expect(await anna.notices()).toEqual([])
  })

  test('a number without a country code is refused', async () => {
    const value = '0176 98765432'
    const message = 'Geben Sie eine gültige Ländervorwahl an (z.B. für Deutschland +49 oder 0049).'
    const body = { value, contracts: [], contact: true }
    const answer = await customerOf(portal, 'Anna').change('addPhoneNumber', { body })
    expect(answer).toMatchObject({ status: 400, errors: [{ path: '/value', message }] })
  })

  test('for nothing is refused', async () => {
    const body = { value: NEW, contracts: [], contact: false }
    const answer = await customerOf(portal, 'Anna').change('addPhoneNumber', { body })
    const message = 'Wählen Sie aus, wofür die Nummer gilt.'
    expect(answer).toMatchObject({ status: 400, errors: [{ path: '/contracts', message }] })
  })

  test('is taken by some contracts and refused by others', async () => {
    const gina = customerOf(portal, 'Gina')
    const contracts = ['v-410080601', 'v-410080602', 'v-410080603']
    const answer = await gina.change('addPhoneNumber', { body: { value: NEW, contracts, contact: false } })
    expect(answer).toMatchObject({
      status: 200,
      results: [success('v-410080601'), failed('v-410080602', 'billing-in-progress'), success('v-410080603')],
    })
    expect((await gina.phoneNumbers())[NEW]?.contracts).toEqual(['v-410080601', 'v-410080603'])
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

describe('a number that is changed', () => {
  const change = (as: string, version: number, body: object) =>
    customerOf(portal, as).change('changePhoneNumber', { version, body })

  test('keeps its id when all that it serves moves', async () => {
    const body = { id: 't-410027101', value: NEW, contracts: [FIRST, SECOND, THIRD], contact: true }
    expect(await change('Anna', 1, body)).toMatchObject({
      etag: '"2"',
      item: { id: 't-410027101', value: NEW },
    })
    expect(Object.keys(await customerOf(portal, 'Anna').phoneNumbers()).toSorted()).toEqual(
      [NEW, LANDLINE, OFFICE].toSorted(),
    )
  })

  test('keeps what is not named, and another number of the same contract stays', async () => {
    const body = { id: 't-410027101', value: NEW, contracts: [THIRD], contact: false }
    const { item } = await change('Anna', 1, body)
    expect(await customerOf(portal, 'Anna').phoneNumbers()).toEqual({
      [MOBILE]: { id: 't-410027101', version: 2, contracts: [FIRST, SECOND], contact: true },
      [LANDLINE]: { id: 't-410027102', version: 1, contracts: [THIRD], contact: false },
      [OFFICE]: { id: 't-410027103', version: 1, contracts: [], contact: true },
      [NEW]: { id: item.id, version: 1, contracts: [THIRD], contact: false },
    })
  })

  test('merges into the one of that value', async () => {
    const body = { id: 't-410027103', value: LANDLINE, contracts: [], contact: true }
    expect(await change('Anna', 1, body)).toMatchObject({
      item: { id: 't-410027102', version: 2 },
      results: [],
    })
    const numbers = await customerOf(portal, 'Anna').phoneNumbers()
    expect(Object.keys(numbers)).toEqual([MOBILE, LANDLINE])
    expect(numbers[LANDLINE]).toMatchObject({ contracts: [THIRD], contact: true })
  })

  test('moves a contract that has both numbers to the one', async () => {
    const body = { id: 't-410027102', value: MOBILE, contracts: [THIRD], contact: false }
    expect(await change('Anna', 1, body)).toMatchObject({
      item: { id: 't-410027101' },
      results: [success(THIRD)],
    })
    expect(Object.keys(await customerOf(portal, 'Anna').phoneNumbers())).toEqual([MOBILE, OFFICE])
  })

  test('keeps everything when every system refuses', async () => {
    const contracts = ['v-410082201', 'v-410082202']
    const answer = await change('Hugo', 1, { id: 't-4100822', value: NEW, contracts, contact: false })
    expect(answer).toMatchObject({ status: 200, item: null })
    expect(await customerOf(portal, 'Hugo').phoneNumbers()).toEqual({
      '+493023125822': { id: 't-4100822', version: 1, contracts, contact: true },
    })
  })

  test('by somebody else in the meantime is a conflict', async () => {
    await change('Anna', 1, { id: 't-410027101', value: NEW, contracts: [FIRST], contact: false })
    const other = { id: 't-410027101', value: '+4917611111111', contracts: [FIRST], contact: false }
    expect(await change('Anna', 1, other)).toMatchObject({ status: 412, code: 'stale-version' })
  })
})

describe('a number that is removed', () => {
  const remove = (as: string, id: string, version: number) =>
    customerOf(portal, as).change('removePhoneNumber', { query: { id }, version })

  test('leaves its contracts and its role of a contact', async () => {
    expect(await remove('Anna', 't-410027101', 1)).toMatchObject({
      status: 200,
      results: [FIRST, SECOND, THIRD].map((contractId) => ({
        id: 't-410027101',
        contractId,
        outcome: 'success',
      })),
    })
    const anna = customerOf(portal, 'Anna')
    expect(Object.keys(await anna.phoneNumbers())).toEqual([OFFICE, LANDLINE])
    expect((await anna.profile()).communicationChannelData.phoneNumberCount).toBe(2)
    expect(await anna.notices()).toMatchObject([{ what: 'phone-number' }])
  })

  test('that serves contact alone goes without asking', async () => {
    await portal.lock('Anna', 'silent')
    const answer = await remove('Anna', 't-410027103', 1)
    expect(answer.results).toEqual([{ id: 't-410027103', outcome: 'success' }])
    expect(Object.keys(await customerOf(portal, 'Anna').phoneNumbers())).toEqual([MOBILE, LANDLINE])
  })

  test('stays where its removal is refused', async () => {
    const { results } = await remove('Gina', 't-4100806', 1)
    expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'success',
      'failed',
      'success',
    ])
    expect(await customerOf(portal, 'Gina').phoneNumbers()).toEqual({
      '+498999998806': { id: 't-4100806', version: 2, contracts: ['v-410080602'], contact: true },
    })
  })

  test('stays whole when every system refuses', async () => {
    const before = await customerOf(portal, 'Hugo').phoneNumbers()
    const { status, results } = await remove('Hugo', 't-4100822', 1)
    expect(status).toBe(200)
    expect(results).toMatchObject([{ reason: 'billing-in-progress' }, { reason: 'billing-in-progress' }])
    expect(await customerOf(portal, 'Hugo').phoneNumbers()).toEqual(before)
  })

  test('is compared with the version that the customer saw', async () => {
    expect(await remove('Anna', 't-410027101', 3)).toMatchObject({ status: 412, code: 'stale-version' })
  })
})
