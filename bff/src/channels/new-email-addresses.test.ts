import { beforeEach, describe, expect, test } from '@jest/globals'
import { confirmAddresses } from '../../test/confirmed-addresses.ts'
import { customerOf, unlock } from '../../test/customer.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal({ businessSystemTimeoutMs: 2000 })
const anna = customerOf(portal, 'Anna')

const REGISTRATION = 'anna.becker@post.example'
const FAMILY = 'becker-familie@heimpost.example'
const NEW = 'anna.neu@post.example'
beforeEach(async () => {
  for (const as of ['Anna', 'Gina', 'Hugo']) await confirmAddresses(portal, as, NEW)
})

const [FIRST, SECOND, THIRD] = ['v-410027101', 'v-410027102', 'v-410027103']

const success = (contractId: string | undefined) => ({ contractId, outcome: 'success' })
const failed = (contractId: string, reason: string) => ({ contractId, outcome: 'failed', reason })

describe('a new address', () => {
  test('takes over its contracts, and the others keep theirs', async () => {
    const body = { value: ` ${NEW} `, contracts: [SECOND], contact: false }
    const response = await anna.change('addEmailAddress', { body })
    const item = { value: NEW, version: 1, contracts: [SECOND] }
    expect(response).toMatchObject({ status: 200, item, results: [success(SECOND)] })
    expect(await anna.emailAddresses()).toEqual({
      [REGISTRATION]: { id: 'e-410027101', version: 2, contracts: [FIRST], contact: true },
      [FAMILY]: { id: 'e-410027102', version: 1, contracts: [THIRD], contact: false },
      [NEW]: { id: response.item.id, version: 1, contracts: [SECOND], contact: false },
    })
    expect((await anna.profile()).communicationChannelData.emailCount).toBe(3)
    expect(Date.now() - Date.parse(response.item.changedAt)).toBeLessThan(60_000)
    const notice = { what: 'email-address', tenantId: '100', contracts: ['Nordtal Erdgas Komfort'] }
    expect(await anna.notices()).toEqual([{ ...notice, recipients: [REGISTRATION] }])
  })

  test('that is already stored with another spelling is reused', async () => {
    const body = { value: 'Becker-Familie@Heimpost.example', contracts: [FIRST, THIRD], contact: true }
    const response = await anna.change('addEmailAddress', { body })
    expect(response.item).toMatchObject({ id: 'e-410027102', version: 2, value: FAMILY })
    expect(await anna.emailAddresses()).toEqual({
      [REGISTRATION]: { id: 'e-410027101', version: 2, contracts: [SECOND], contact: true },
      [FAMILY]: { id: 'e-410027102', version: 2, contracts: [FIRST, THIRD], contact: true },
    })
  })

  test('leaves no unused address', async () => {
    await anna.change('addEmailAddress', { body: { value: NEW, contracts: [THIRD], contact: false } })
    expect(Object.keys(await anna.emailAddresses())).toEqual([REGISTRATION, NEW])
    expect((await anna.profile()).communicationChannelData.emailCount).toBe(2)
  })

  test('for contact only needs no business system', async () => {
    await portal.lock('Anna', 'silent')
    const body = { value: NEW, contracts: [], contact: true }
    expect(await anna.change('addEmailAddress', { body })).toMatchObject({
      status: 200,
      item: { contracts: [] },
      results: [],
    })
    expect((await anna.emailAddresses())[NEW]).toMatchObject({ contact: true })
  })

  test('does not change the sign-in address', async () => {
    const body = { id: 'e-410027101', value: NEW, contracts: [FIRST, SECOND], contact: true }
    await anna.change('changeEmailAddress', { body, version: 1 })
    const account = await portal.call('getUserProfile', { as: 'Anna' })
    expect(account.json().eMailAddress).toBe(REGISTRATION)
  })
})

describe('a new address that business systems refuse', () => {
  const contracts = ['v-410080601', 'v-410080602', 'v-410080603']

  test('for some contracts changes the others', async () => {
    const gina = customerOf(portal, 'Gina')
    const response = await gina.change('addEmailAddress', { body: { value: NEW, contracts, contact: false } })
    expect(response).toMatchObject({
      status: 200,
      item: { contracts: ['v-410080603'] },
      results: [
        failed('v-410080601', 'contract-terminating'),
        failed('v-410080602', 'billing-in-progress'),
        success('v-410080603'),
      ],
    })
    expect(await gina.emailAddresses()).toMatchObject({
      'gina.hahn@post.example': { contracts: contracts.slice(0, 2), contact: true },
      [NEW]: { contracts: ['v-410080603'] },
    })
    expect(await gina.notices()).toMatchObject([{ contracts: ['Nordtal Wärmepumpe'] }])
  })

  test('for all contracts is neither stored nor notified', async () => {
    const hugo = customerOf(portal, 'Hugo')
    const before = await hugo.profile()
    const body = { value: NEW, contracts: ['v-410082201', 'v-410082202'], contact: false }
    const response = await hugo.change('addEmailAddress', { body })
    expect(response).toEqual({
      status: 200,
      item: null,
      results: [failed('v-410082201', 'billing-in-progress'), failed('v-410082202', 'billing-in-progress')],
    })
    expect(await hugo.profile()).toEqual(before)
    expect(await hugo.notices()).toEqual([])
  })

  test('by silence changes the contracts of the other systems in time', async () => {
    await portal.lock('Anna', 'silent', FIRST)
    await portal.lock('Anna', 'system-unavailable', SECOND)
    const body = { value: NEW, contracts: [FIRST, SECOND, THIRD], contact: false }
    expect(await anna.change('addEmailAddress', { body })).toMatchObject({
      status: 200,
      results: [
        failed('v-410027101', 'system-timeout'),
        failed('v-410027102', 'system-unavailable'),
        success(THIRD),
      ],
    })
    expect((await anna.emailAddresses())[NEW]?.contracts).toEqual([THIRD])
  })

  test('can be retried for the failed contracts only', async () => {
    const gina = customerOf(portal, 'Gina')
    const { item } = await gina.change('addEmailAddress', { body: { value: NEW, contracts, contact: false } })
    await unlock(portal)
    const body = { id: item.id, value: NEW, contracts: contracts.slice(0, 2), contact: false }
    const response = await gina.change('changeEmailAddress', { body, version: item.version })
    expect(response).toMatchObject({ item: { contracts, version: 2 } })
  })
})
