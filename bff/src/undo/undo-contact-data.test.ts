import { describe, expect, test } from '@jest/globals'
import { customerOf } from '../../test/customer.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { undoingWith, undone } from '../../test/undoing.ts'

const portal = await sharedTestPortal({ businessSystemTimeoutMs: 2000 })
const { change, undo, offeredTo } = undoingWith(portal)

describe('phone numbers', () => {
  const anna = customerOf(portal, 'Anna')
  const [FIRST, SECOND, THIRD] = ['v-410027101', 'v-410027102', 'v-410027103']
  const replace = () =>
    change('replaceContractPhoneNumbers', {
      as: 'Anna',
      body: {
        value: '+4917698765432',
        items: [
          { id: 't-410027101', version: 1, contracts: [FIRST, THIRD] },
          { id: 't-410027102', version: 1, contracts: [THIRD] },
        ],
      },
    })
  const numbers = async () =>
    Object.entries(await anna.phoneNumbers())
      .map(([value, { contracts, contact }]) => ({ value, contracts: contracts.toSorted(), contact }))
      .toSorted((one, other) => one.value.localeCompare(other.value))

  test('of several contracts are as before', async () => {
    const before = await numbers()
    const id = await replace()
    const { results } = await undo('Anna', id)
    expect(results).toEqual([undone(`contract:${FIRST}`, FIRST), undone(`contract:${THIRD}`, THIRD)])
    expect(await numbers()).toEqual(before)
    expect(await offeredTo('Anna')).toEqual([])
  })

  test('are undone for one contract, and then for the other', async () => {
    const before = await numbers()
    const id = await replace()
    await undo('Anna', id, [`contract:${THIRD}`])
    const phones = await anna.phoneNumbers()
    expect(phones['+4917698765432']).toMatchObject({ contracts: [FIRST] })
    expect(phones['+493023125412']).toMatchObject({ contracts: [THIRD] })
    const [offered] = await offeredTo('Anna')
    expect(offered?.parts).toEqual([
      {
        id: `contract:${FIRST}`,
        contract: { name: expect.any(String), number: expect.any(String) },
        restored: { phoneNumbers: ['+49 176 04069012'] },
      },
    ])
    await undo('Anna', id, [`contract:${FIRST}`])
    expect(await numbers()).toEqual(before)
  })

  test('that were changed again in one contract stay there alone', async () => {
    const id = await replace()
    const present = (await anna.phoneNumbers())['+4917698765432']
    await change('changePhoneNumber', {
      as: 'Anna',
      body: { id: present?.id, value: '+4917698765433', contracts: [FIRST], contact: false },
      version: present?.version ?? 0,
    })
    const { results } = await undo('Anna', id)
    expect(results).toEqual([
      { id: `contract:${FIRST}`, contractId: FIRST, outcome: 'failed', reason: 'stale-version' },
      undone(`contract:${THIRD}`, THIRD),
    ])
    const phones = await anna.phoneNumbers()
    expect(phones['+4917698765433']).toMatchObject({ contracts: [FIRST] })
    expect(phones['+493023125412']).toMatchObject({ contracts: [THIRD] })
  })

  test('stay in the contract whose business system refuses', async () => {
    const id = await replace()
    await portal.lock('Anna', 'billing-in-progress', FIRST)
    const { results } = await undo('Anna', id)
    const reason = 'billing-in-progress'
    expect(results).toContainEqual({ id: `contract:${FIRST}`, contractId: FIRST, outcome: 'failed', reason })
    expect((await anna.phoneNumbers())['+4917698765432']).toMatchObject({ contracts: [FIRST] })
  })

  test('that were removed are there again, also for questions and advertising', async () => {
    const before = await numbers()
    const id = await change('removePhoneNumber', { as: 'Anna', query: { id: 't-410027101' }, version: 1 })
    const { results } = await undo('Anna', id)
    expect(results).toEqual([
      ...[FIRST, SECOND, THIRD].map((contractId) => undone(`contract:${contractId}`, contractId)),
      undone('contact'),
    ])
    expect(await numbers()).toEqual(before)
  })

  test('that were added are gone again', async () => {
    const before = await numbers()
    const body = { value: '+49 711 9012345', contracts: [FIRST], contact: true }
    await undo('Anna', await change('addPhoneNumber', { as: 'Anna', body }))
    expect(await numbers()).toEqual(before)
  })

  test('are undone once by two undoings at the same time', async () => {
    const before = await numbers()
    const id = await replace()
    await portal.db.deleteFrom('outbox').execute()
    const both = await Promise.all([undo('Anna', id), undo('Anna', id)])
    for (const { status, results } of both) {
      expect(status).toBe(200)
      expect(results).toEqual([undone(`contract:${FIRST}`, FIRST), undone(`contract:${THIRD}`, THIRD)])
    }
    expect(await numbers()).toEqual(before)
    expect(await anna.notices()).toHaveLength(1)
  })
})

describe('letters and e-mail addresses', () => {
  const anna = customerOf(portal, 'Anna')
  const lettersOf = async () => {
    const { contractData } = await anna.profile()
    const paperless = contractData.contracts.map((contract) => contract.isPaperlessCommunication)
    const addresses = Object.entries(await anna.emailAddresses()).map(([value, { contracts, contact }]) => ({
      value,
      contracts: contracts.toSorted(),
      contact,
    }))
    return { paperless, addresses: addresses.toSorted((one, other) => one.value.localeCompare(other.value)) }
  }

  test('by e-mail come on paper again, and the address is as before', async () => {
    const before = await lettersOf()
    const ids = ['v-410027101', 'v-410027102', 'v-410027103']
    const body = { email: 'anna.becker@post.example', contractIds: ids }
    const id = await change('useEmailForContracts', { as: 'Anna', body })
    expect(await lettersOf()).not.toEqual(before)
    await undo('Anna', id)
    expect(await lettersOf()).toEqual(before)
  })

  test('on paper come by e-mail again', async () => {
    const profile = () => customerOf(portal, 'David', '200').profile()
    const paperless = async () =>
      (await profile()).contractData.contracts.map((contract) => contract.isPaperlessCommunication)
    const before = await paperless()
    const body = { contractIds: ['v-520087101', 'v-520087102'] }
    const id = await change('usePaperForContracts', { as: 'David', body })
    expect(await paperless()).not.toEqual(before)
    await undo('David', id)
    expect(await paperless()).toEqual(before)
  })

  test('an address that was moved serves its contract again', async () => {
    const before = await lettersOf()
    const known = Object.keys(await anna.emailAddresses())
    const [one, other] = known
    const item = (await anna.emailAddresses())[one ?? '']
    const body = { id: item?.id, value: other, contracts: item?.contracts, contact: item?.contact }
    const id = await change('changeEmailAddress', { as: 'Anna', body, version: item?.version ?? 0 })
    expect(await lettersOf()).not.toEqual(before)
    await undo('Anna', id)
    expect(await lettersOf()).toEqual(before)
  })

  test('a removed address without contracts is there again', async () => {
    const jo = customerOf(portal, 'Josephine')
    const before = Object.keys(await jo.emailAddresses()).toSorted()
    const id = await change('removeEmailAddress', {
      as: 'Josephine',
      query: { id: 'e-4100950013' },
      version: 1,
    })
    expect(Object.keys(await jo.emailAddresses())).toHaveLength(before.length - 1)
    await undo('Josephine', id)
    expect(Object.keys(await jo.emailAddresses()).toSorted()).toEqual(before)
  })

  test('a removed address of an ended contract serves it again', async () => {
    await portal.db
      .updateTable('contract')
      .set({ term_end: '2024-12-31' })
      .where('contract_id', '=', 'v-410027103')
      .execute()
    const before = await lettersOf()
    const id = await change('removeEmailAddress', {
      as: 'Anna',
      query: { id: 'e-410027102' },
      version: 1,
    })
    expect(await lettersOf()).not.toEqual(before)
    await undo('Anna', id)
    expect(await lettersOf()).toEqual(before)
  })

  test('a new address that its link confirmed can be undone from the activities', async () => {
    const before = await lettersOf()
    const body = { value: 'anna@neuepost.example', contracts: ['v-410027103'], contact: false }
    expect(await change('addEmailAddress', { as: 'Anna', body })).toBe('')
    await portal.deliver()
    await portal.call('confirmAddress', { body: { token: anna.tokenTo('anna@neuepost.example') } })
    const [offered] = await offeredTo('Anna')
    await undo('Anna', offered?.changeId ?? '')
    expect(await lettersOf()).toEqual(before)
  })
})
