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

const mobile = { id: 't-410027101', version: 1, contracts: [FIRST, THIRD] }
const landline = { id: 't-410027102', version: 1, contracts: [THIRD] }

describe('several numbers of contracts', () => {
  const replace = (as: string, items: object[], value = NEW) =>
    customerOf(portal, as).change('replaceContractPhoneNumbers', { body: { value, items } })

  test('are replaced by one, and contracts that are not named keep their number', async () => {
    expect(await replace('Anna', [mobile, landline])).toMatchObject({
      status: 200,
      results: [
        { id: mobile.id, contractId: FIRST, outcome: 'success' },
        { id: mobile.id, contractId: THIRD, outcome: 'success' },
        { id: landline.id, contractId: THIRD, outcome: 'success' },
      ],
    })
    expect(await anna.phoneNumbers()).toEqual({
      [MOBILE]: { id: mobile.id, version: 2, contracts: [SECOND], contact: true },
      [OFFICE]: { id: 't-410027103', version: 1, contracts: [], contact: true },
      [NEW]: { id: expect.any(String), version: 1, contracts: [FIRST, THIRD], contact: false },
    })
    expect(await anna.notices()).toHaveLength(1)
  })

  test('are replaced by an existing one', async () => {
    await replace('Anna', [{ ...mobile, contracts: [FIRST, SECOND, THIRD] }, landline], LANDLINE)
    expect(await anna.phoneNumbers()).toMatchObject({
      [MOBILE]: { contracts: [], contact: true },
      [LANDLINE]: { id: landline.id, version: 2, contracts: [FIRST, SECOND, THIRD] },
    })
  })

  test('that were changed elsewhere fail alone', async () => {
    const { results } = await replace('Anna', [{ ...mobile, version: 7 }, landline])
    expect(results).toEqual([
      { id: mobile.id, contractId: FIRST, outcome: 'failed', reason: 'stale-version' },
      { id: mobile.id, contractId: THIRD, outcome: 'failed', reason: 'stale-version' },
      { id: landline.id, contractId: THIRD, outcome: 'success' },
    ])
    expect(await anna.phoneNumbers()).toMatchObject({
      [MOBILE]: { version: 1, contracts: [FIRST, SECOND, THIRD] },
      [NEW]: { id: landline.id, version: 2, contracts: [THIRD] },
    })
  })

  test('fail for contracts whose system refuses or is silent', async () => {
    await portal.lock('Gina', 'silent', 'v-410080603')
    const contracts = ['v-410080601', 'v-410080602', 'v-410080603']
    const { results } = await replace('Gina', [{ id: 't-4100806', version: 1, contracts }])
    expect(results).toMatchObject([
      { outcome: 'success' },
      { outcome: 'failed', reason: 'billing-in-progress' },
      { outcome: 'failed', reason: 'system-timeout' },
    ])
    expect(await customerOf(portal, 'Gina').phoneNumbers()).toMatchObject({
      '+498999998806': { contracts: contracts.slice(1), contact: true },
      [NEW]: { contracts: contracts.slice(0, 1) },
    })
  })

  test('stay unchanged if every system refuses', async () => {
    const hugo = customerOf(portal, 'Hugo')
    const before = await hugo.phoneNumbers()
    const contracts = ['v-410082201', 'v-410082202']
    const { results } = await replace('Hugo', [{ id: 't-4100822', version: 1, contracts }])
    expect(results).toMatchObject([{ outcome: 'failed' }, { outcome: 'failed' }])
    expect(await hugo.phoneNumbers()).toEqual(before)
    expect(await hugo.notices()).toEqual([])
  })

  test('of a large customer are all replaced in one request', async () => {
    const jo = customerOf(portal, 'Josephine')
    const { contractPhoneNumbers } = (await jo.profile()).communicationChannelData
    const items = contractPhoneNumbers.map(({ id, version, contracts }) => ({ id, version, contracts }))
    const { results } = await replace('Josephine', items)
    expect(results).toHaveLength(60)
    expect((await jo.phoneNumbers())[NEW]?.contracts).toHaveLength(60)
  })
})

describe('several contact numbers', () => {
  const replace = (items: object[], value = NEW) =>
    anna.change('replaceContactPhoneNumbers', { body: { value, items } })
  const contacts = [
    { id: 't-410027101', version: 1 },
    { id: 't-410027103', version: 1 },
  ]

  test('are replaced by one, and no business system is called', async () => {
    await portal.lock('Anna', 'silent')
    const results = contacts.map(({ id }) => ({ id, outcome: 'success' }))
    expect(await replace(contacts)).toMatchObject({ status: 200, results })
    expect(await anna.phoneNumbers()).toMatchObject({
      [MOBILE]: { version: 2, contracts: [FIRST, SECOND, THIRD], contact: false },
      [NEW]: { contracts: [], contact: true },
    })
    expect((await anna.profile()).communicationChannelData.phoneNumberCount).toBe(3)
  })

  test('are replaced by one of them', async () => {
    await replace(contacts, MOBILE)
    expect(await anna.phoneNumbers()).toEqual({
      [MOBILE]: { id: 't-410027101', version: 1, contracts: [FIRST, SECOND, THIRD], contact: true },
      [LANDLINE]: { id: 't-410027102', version: 1, contracts: [THIRD], contact: false },
    })
  })

  test('that were changed elsewhere fail alone', async () => {
    const { results } = await replace([{ id: 't-410027101', version: 4 }, contacts[1] as object])
    expect(results).toEqual([
      { id: 't-410027101', outcome: 'failed', reason: 'stale-version' },
      { id: 't-410027103', outcome: 'success' },
    ])
    expect(await anna.phoneNumbers()).toMatchObject({
      [MOBILE]: { contact: true },
      [NEW]: { id: 't-410027103', version: 2, contact: true },
    })
  })
})
