import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { customerOf, startAnew } from '../../test/customer.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ businessSystemTimeoutMs: 2000 })
})
beforeEach(() => startAnew(portal))
afterAll(() => portal.close())

const REGISTRATION = 'anna.becker@post.example'
const FAMILY = 'becker-familie@heimpost.example'
const NEW = 'anna.neu@post.example'
const [FIRST, SECOND, THIRD] = ['v-410027101', 'v-410027102', 'v-410027103']

const success = (contractId: string | undefined) => ({ contractId, outcome: 'success' })

describe('an address that is changed', () => {
  const change = (as: string, version: number, body: object) =>
    customerOf(portal, as).change('changeEmailAddress', { version, body })

  test('keeps its id when all that it serves moves', async () => {
    const body = { id: 'e-410027101', value: NEW, contracts: [FIRST, SECOND], contact: true }
    const answer = await change('Anna', 1, body)
    expect(answer).toMatchObject({
      status: 200,
      etag: '"2"',
      item: { id: 'e-410027101', version: 2, value: NEW },
    })
    const anna = customerOf(portal, 'Anna')
    expect(await anna.emailAddresses()).toEqual({
      [FAMILY]: { id: 'e-410027102', version: 1, contracts: [THIRD], contact: false },
      [NEW]: { id: 'e-410027101', version: 2, contracts: [FIRST, SECOND], contact: true },
    })
    expect(await anna.notices()).toMatchObject([{ recipients: [REGISTRATION], newAddresses: [NEW] }])
  })

  test('is split when only a part moves', async () => {
    const answer = await change('Anna', 1, {
      id: 'e-410027101',
      value: NEW,
      contracts: [FIRST],
      contact: true,
    })
    expect(answer.item).toMatchObject({ version: 1, value: NEW, contracts: [FIRST] })
    expect(await customerOf(portal, 'Anna').emailAddresses()).toEqual({
      [REGISTRATION]: { id: 'e-410027101', version: 2, contracts: [SECOND], contact: false },
      [FAMILY]: { id: 'e-410027102', version: 1, contracts: [THIRD], contact: false },
      [NEW]: { id: answer.item.id, version: 1, contracts: [FIRST], contact: true },
    })
  })

  test('merges into the one that has that value, and goes', async () => {
    const answer = await change('Anna', 1, {
      id: 'e-410027102',
      value: REGISTRATION,
      contracts: [THIRD],
      contact: false,
    })
    expect(answer).toMatchObject({ status: 200, etag: '"2"', item: { id: 'e-410027101' } })
    const anna = customerOf(portal, 'Anna')
    expect(await anna.emailAddresses()).toEqual({
      [REGISTRATION]: { id: 'e-410027101', version: 2, contracts: [FIRST, SECOND, THIRD], contact: true },
    })
    expect((await anna.profile()).communicationChannelData.emailCount).toBe(1)
  })

  test('with its value kept gains contracts and loses the contact role', async () => {
    const answer = await change('Anna', 1, {
      id: 'e-410027101',
      value: REGISTRATION,
      contracts: [THIRD],
      contact: false,
    })
    expect(answer).toMatchObject({
      item: { version: 2, contracts: [FIRST, SECOND, THIRD] },
      results: [success(THIRD)],
    })
    expect(await customerOf(portal, 'Anna').emailAddresses()).toEqual({
      [REGISTRATION]: { id: 'e-410027101', version: 2, contracts: [FIRST, SECOND, THIRD], contact: false },
    })
  })

  test('may get another spelling', async () => {
    const value = 'Anna.Becker@post.example'
    const answer = await change('Anna', 1, { id: 'e-410027101', value, contracts: [], contact: true })
    expect(answer.item).toMatchObject({ id: 'e-410027101', version: 2, value })
  })

  test('goes when it serves nothing any more', async () => {
    const anna = customerOf(portal, 'Anna')
    const { item } = await anna.change('addEmailAddress', {
      body: { value: NEW, contracts: [], contact: true },
    })
    const answer = await change('Anna', 1, { id: item.id, value: NEW, contracts: [], contact: false })
    expect(answer).toMatchObject({ status: 200, item: null })
    expect((await anna.profile()).communicationChannelData.emailCount).toBe(2)
  })

  test('to a value that is to serve nothing is refused', async () => {
    const answer = await change('Anna', 1, { id: 'e-410027101', value: NEW, contracts: [], contact: false })
    expect(answer).toMatchObject({ status: 400, errors: [{ path: '/contracts' }] })
  })

  test('keeps the contracts whose system refuses', async () => {
    const contracts = ['v-410080601', 'v-410080602', 'v-410080603']
    const answer = await change('Gina', 1, { id: 'e-4100806', value: NEW, contracts, contact: true })
    expect(answer.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'failed',
      'failed',
      'success',
    ])
    expect(await customerOf(portal, 'Gina').emailAddresses()).toMatchObject({
      'gina.hahn@post.example': {
        id: 'e-4100806',
        version: 2,
        contracts: contracts.slice(0, 2),
        contact: false,
      },
      [NEW]: { contracts: ['v-410080603'], contact: true },
    })
  })

  test('keeps everything when every system refuses', async () => {
    const contracts = ['v-410082201', 'v-410082202']
    const answer = await change('Hugo', 1, { id: 'e-4100822', value: NEW, contracts, contact: false })
    expect(answer).toMatchObject({ status: 200, item: null })
    expect(answer.etag).toBeUndefined()
    expect(await customerOf(portal, 'Hugo').emailAddresses()).toEqual({
      'hugo.ilg@post.example': { id: 'e-4100822', version: 1, contracts, contact: true },
    })
  })

  test('by somebody else in the meantime is a conflict, and no system is asked', async () => {
    await change('Anna', 1, { id: 'e-410027101', value: NEW, contracts: [FIRST], contact: false })
    await portal.lock('Anna', 'silent')
    const answer = await change('Anna', 1, {
      id: 'e-410027101',
      value: 'anders@post.example',
      contracts: [SECOND],
      contact: false,
    })
    expect(answer).toMatchObject({ status: 412, code: 'stale-version' })
    expect(portal.logLines.join()).not.toContain('a business system gave no verdict')
  })
})

describe('an address that is removed', () => {
  test('goes if it serves no contract', async () => {
    const anna = customerOf(portal, 'Anna')
    const { item } = await anna.change('addEmailAddress', {
      body: { value: NEW, contracts: [], contact: true },
    })
    const answer = await anna.change('removeEmailAddress', { query: { id: item.id }, version: item.version })
    expect(answer).toMatchObject({ status: 200, id: item.id })
    expect(Object.keys(await anna.emailAddresses())).toEqual([REGISTRATION, FAMILY])
    expect(await anna.notices()).toMatchObject([{}, { recipients: [NEW], contracts: [] }])
  })

  test('stays as long as contracts need it', async () => {
    const anna = customerOf(portal, 'Anna')
    const answer = await anna.change('removeEmailAddress', { query: { id: 'e-410027102' }, version: 1 })
    expect(answer).toMatchObject({ status: 409, code: 'item-in-use' })
    expect(Object.keys(await anna.emailAddresses())).toEqual([REGISTRATION, FAMILY])
  })

  test('is compared with the version that the customer saw', async () => {
    const anna = customerOf(portal, 'Anna')
    const answer = await anna.change('removeEmailAddress', { query: { id: 'e-410027102' }, version: 7 })
    expect(answer).toMatchObject({ status: 412, code: 'stale-version' })
  })
})
