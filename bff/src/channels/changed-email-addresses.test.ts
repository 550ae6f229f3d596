import { beforeEach, describe, expect, test } from '@jest/globals'
import { confirmAddresses } from '../../test/confirmed-addresses.ts'
import { customerOf } from '../../test/customer.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal({ businessSystemTimeoutMs: 2000 })
const anna = customerOf(portal, 'Anna')

const REGISTRATION = 'anna.becker@post.example'
const FAMILY = 'becker-familie@heimpost.example'
const NEW = 'anna.neu@post.example'
beforeEach(async () => {
  for (const as of ['Anna', 'Gina', 'Hugo']) await confirmAddresses(portal, as, NEW, 'anders@post.example')
})

const [FIRST, SECOND, THIRD] = ['v-410027101', 'v-410027102', 'v-410027103']

const forContact = { value: NEW, contracts: [], contact: true }
const success = (contractId: string | undefined) => ({ contractId, outcome: 'success' })

describe('a changed address', () => {
  const change = (as: string, version: number, body: object) =>
    customerOf(portal, as).change('changeEmailAddress', { version, body })

  test('keeps its id if all its uses move', async () => {
    const body = { id: 'e-410027101', value: NEW, contracts: [FIRST, SECOND], contact: true }
    const response = await change('Anna', 1, body)
    const item = { id: 'e-410027101', version: 2, value: NEW }
    expect(response).toMatchObject({ status: 200, etag: '"2"', item })
    expect(await anna.emailAddresses()).toEqual({
      [FAMILY]: { id: 'e-410027102', version: 1, contracts: [THIRD], contact: false },
      [NEW]: { id: 'e-410027101', version: 2, contracts: [FIRST, SECOND], contact: true },
    })
    expect(await anna.notices()).toMatchObject([{ recipients: [REGISTRATION] }])
  })

  test('is split if only some uses move', async () => {
    const body = { id: 'e-410027101', value: NEW, contracts: [FIRST], contact: true }
    const response = await change('Anna', 1, body)
    expect(response.item).toMatchObject({ version: 1, value: NEW, contracts: [FIRST] })
    expect(await anna.emailAddresses()).toEqual({
      [REGISTRATION]: { id: 'e-410027101', version: 2, contracts: [SECOND], contact: false },
      [FAMILY]: { id: 'e-410027102', version: 1, contracts: [THIRD], contact: false },
      [NEW]: { id: response.item.id, version: 1, contracts: [FIRST], contact: true },
    })
  })

  test('is merged into an existing item with the new value', async () => {
    const body = { id: 'e-410027102', value: REGISTRATION, contracts: [THIRD], contact: false }
    const response = await change('Anna', 1, body)
    expect(response).toMatchObject({ status: 200, etag: '"2"', item: { id: 'e-410027101' } })
    expect(await anna.emailAddresses()).toEqual({
      [REGISTRATION]: { id: 'e-410027101', version: 2, contracts: [FIRST, SECOND, THIRD], contact: true },
    })
    expect((await anna.profile()).communicationChannelData.emailCount).toBe(1)
  })

  test('with the same value gains contracts and loses the contact role', async () => {
    const body = { id: 'e-410027101', value: REGISTRATION, contracts: [THIRD], contact: false }
    const response = await change('Anna', 1, body)
    const item = { version: 2, contracts: [FIRST, SECOND, THIRD] }
    expect(response).toMatchObject({ item, results: [success(THIRD)] })
    expect(await anna.emailAddresses()).toEqual({
      [REGISTRATION]: { id: 'e-410027101', version: 2, contracts: [FIRST, SECOND, THIRD], contact: false },
    })
  })

  test('may get another spelling', async () => {
    const value = 'Anna.Becker@post.example'
    const response = await change('Anna', 1, { id: 'e-410027101', value, contracts: [], contact: true })
    expect(response.item).toMatchObject({ id: 'e-410027101', version: 2, value })
  })

  test('is removed if it loses its last use', async () => {
    const { item } = await anna.change('addEmailAddress', { body: forContact })
    const response = await change('Anna', 1, { id: item.id, value: NEW, contracts: [], contact: false })
    expect(response).toMatchObject({ status: 200, item: null })
    expect((await anna.profile()).communicationChannelData.emailCount).toBe(2)
  })

  test('is refused if the new value has no use', async () => {
    const response = await change('Anna', 1, { id: 'e-410027101', value: NEW, contracts: [], contact: false })
    expect(response).toMatchObject({ status: 400, errors: [{ path: '/contracts' }] })
  })

  test('keeps the contracts whose system refuses', async () => {
    const contracts = ['v-410080601', 'v-410080602', 'v-410080603']
    const response = await change('Gina', 1, { id: 'e-4100806', value: NEW, contracts, contact: true })
    expect(response.results).toMatchObject([
      { outcome: 'failed' },
      { outcome: 'failed' },
      success(contracts[2]),
    ])
    expect(await customerOf(portal, 'Gina').emailAddresses()).toMatchObject({
      'gina.hahn@post.example': { version: 2, contracts: contracts.slice(0, 2), contact: false },
      [NEW]: { contracts: ['v-410080603'], contact: true },
    })
  })

  test('keeps everything if every system refuses', async () => {
    const contracts = ['v-410082201', 'v-410082202']
    const response = await change('Hugo', 1, { id: 'e-4100822', value: NEW, contracts, contact: false })
    expect(response).toMatchObject({ status: 200, item: null })
    expect(response.etag).toBeUndefined()
    expect(await customerOf(portal, 'Hugo').emailAddresses()).toEqual({
      'hugo.ilg@post.example': { id: 'e-4100822', version: 1, contracts, contact: true },
    })
  })

  test('that was changed elsewhere is a conflict, and no system is called', async () => {
    await change('Anna', 1, { id: 'e-410027101', value: NEW, contracts: [FIRST], contact: false })
    await portal.lock('Anna', 'silent')
    const other = { id: 'e-410027101', value: 'anders@post.example', contracts: [SECOND], contact: false }
    expect(await change('Anna', 1, other)).toMatchObject({ status: 412, code: 'stale-version' })
    expect(portal.logLines.join()).not.toContain('a business system gave no verdict')
  })
})

describe('a removal of an address', () => {
  test('succeeds if it serves no contract', async () => {
    const { item } = await anna.change('addEmailAddress', { body: forContact })
    const response = await anna.change('removeEmailAddress', {
      query: { id: item.id },
      version: item.version,
    })
    expect(response).toMatchObject({ status: 200, id: item.id })
    expect(Object.keys(await anna.emailAddresses())).toEqual([REGISTRATION, FAMILY])
    expect(await anna.notices()).toMatchObject([{}, { recipients: [NEW], contracts: [] }])
  })

  test('succeeds if only ended contracts have it, and no system is asked', async () => {
    await portal.db
      .updateTable('contract')
      .set({ term_end: '2024-12-31' })
      .where('contract_id', '=', THIRD)
      .execute()
    await portal.lock('Anna', 'silent')
    const response = await anna.change('removeEmailAddress', { query: { id: 'e-410027102' }, version: 1 })
    expect(response).toMatchObject({ status: 200, id: 'e-410027102' })
    expect(Object.keys(await anna.emailAddresses())).toEqual([REGISTRATION])
    expect(await anna.notices()).toMatchObject([{ what: 'email-address', recipients: [FAMILY] }])
    expect(portal.logLines.join()).not.toContain('a business system gave no verdict')
  })

  test('is refused while contracts need it', async () => {
    const response = await anna.change('removeEmailAddress', { query: { id: 'e-410027102' }, version: 1 })
    expect(response).toMatchObject({ status: 409, code: 'item-in-use' })
    expect(Object.keys(await anna.emailAddresses())).toEqual([REGISTRATION, FAMILY])
  })
})
