import { beforeEach, expect, test } from '@jest/globals'
import { confirmAddresses } from '../../test/confirmed-addresses.ts'
import { customerOf } from '../../test/customer.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal({ businessSystemTimeoutMs: 2000 })
const anna = customerOf(portal, 'Anna')

const REGISTRATION = 'anna.becker@post.example'
const FAMILY = 'becker-familie@heimpost.example'
const NEW = 'anna.neu@post.example'
beforeEach(() => confirmAddresses(portal, 'Anna', NEW))

const [FIRST, SECOND, THIRD] = ['v-410027101', 'v-410027102', 'v-410027103'] as const

const success = (contractId: string) => ({ contractId, outcome: 'success' })
const stale = (contractId: string) => ({ contractId, outcome: 'failed', reason: 'stale-version' })

test('a new address skips contracts whose address differs from the one that the customer saw', async () => {
  // No business system is called for them.
  await portal.lock('Anna', 'silent', SECOND)
  const seen = { [FIRST]: 'e-410027101', [SECOND]: 'e-410027102', [THIRD]: null }
  const body = { value: NEW, contracts: [FIRST, SECOND, THIRD], contact: false, seen }
  expect(await anna.change('addEmailAddress', { body })).toMatchObject({
    status: 200,
    item: { contracts: [FIRST] },
    results: [success(FIRST), stale(SECOND), stale(THIRD)],
  })
  expect(await anna.emailAddresses()).toMatchObject({
    [REGISTRATION]: { contracts: [SECOND] },
    [FAMILY]: { contracts: [THIRD] },
    [NEW]: { contracts: [FIRST] },
  })
})

test("a changed address skips contracts that have moved since the customer's read", async () => {
  const added = { value: NEW, contracts: [SECOND], contact: false }
  const { item } = await anna.change('addEmailAddress', { body: added })
  const change = (seen: object) =>
    anna.change('changeEmailAddress', {
      version: 1,
      body: { id: 'e-410027102', value: FAMILY, contracts: [SECOND], contact: false, seen },
    })
  expect((await change({ [SECOND]: 'e-410027101' })).results).toEqual([stale(SECOND)])
  expect((await change({ [SECOND]: item.id })).results).toEqual([success(SECOND)])
  expect((await anna.emailAddresses())[FAMILY]?.contracts).toEqual([SECOND, THIRD])
})

test('a retry with the earlier addresses succeeds without a second effect', async () => {
  const seen = { [FIRST]: 'e-410027101' }
  const body = { value: NEW, contracts: [FIRST], contact: false, seen }
  await anna.change('addEmailAddress', { body })
  expect((await anna.change('addEmailAddress', { body })).results).toEqual([success(FIRST)])
})
