import { beforeEach, describe, expect, test } from '@jest/globals'
import { channelChanges, NEW_ADDRESS, NEW_NUMBER } from '../../test/channel-changes.ts'
import { confirmAddresses } from '../../test/confirmed-addresses.ts'
import { customerOf } from '../../test/customer.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal()
const anna = customerOf(portal, 'Anna')
beforeEach(() => confirmAddresses(portal, 'Anna', NEW_ADDRESS, 'andere@post.example'))

const [FIRST, SECOND, THIRD] = ['v-410027101', 'v-410027102', 'v-410027103'] as const
const ids = { email: 'e-410027101', phone: 't-410027101', contract: FIRST }
const { removeEmailAddress: _, ...named } = channelChanges('anna.becker@post.example', ids)
const changes = Object.entries({
  ...named,
  useEmailForContracts: { body: { email: 'anna.becker@post.example', contractIds: [THIRD] } },
}) as [keyof typeof named, object][]

test.each(changes)(
  '%s, sent three times with one key and twice in parallel, has one effect',
  async (name, change) => {
    const send = () => anna.change(name, { ...change, key: 'one-and-the-same-key' })
    const [first, second] = await Promise.all([send(), send()])
    const after = await anna.profile()
    expect(first.status).toBe(200)
    expect(second).toEqual(first)
    expect(await send()).toEqual(first)
    expect(await anna.profile()).toEqual(after)
    expect(await anna.notices()).toHaveLength(1)
  },
)

describe('without a key', () => {
  test.each(
    changes.filter(([name]) => name !== 'removePhoneNumber' && name !== 'replaceContactPhoneNumbers'),
  )('%s finds its own work done', async (name, change) => {
    const first = await anna.change(name, change)
    const after = await anna.profile()
    expect(await anna.change(name, change)).toEqual(first)
    expect(await anna.profile()).toEqual(after)
    expect(await anna.notices()).toHaveLength(1)
  })
})

test('of parallel changes of one version exactly one wins', async () => {
  const numbers = ['+4917611111111', '+4917622222222', '+4917633333333', '+4917644444444']
  const responses = await Promise.all(
    numbers.map((number) =>
      anna.change('changePhoneNumber', {
        version: 1,
        body: { id: ids.phone, value: number, contracts: [FIRST, SECOND, THIRD], contact: true },
      }),
    ),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412])
  const winner = responses.find(({ status }) => status === 200)
  expect((await anna.profile()).communicationChannelData.phoneNumberCount).toBe(3)
  expect((await anna.phoneNumbers())[winner?.item.value]).toMatchObject({ id: ids.phone, version: 2 })
})

test('parallel additions of one address create one item, and each contract keeps one address', async () => {
  const add = (address: string, contractId: string | undefined) =>
    anna.change('addEmailAddress', { body: { value: address, contracts: [contractId], contact: false } })
  const responses = await Promise.all([
    add(NEW_ADDRESS, FIRST),
    add('Neu@Post.example', SECOND),
    add(NEW_ADDRESS, THIRD),
    add('andere@post.example', FIRST),
    add('andere@post.example', THIRD),
  ])
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const addresses = await anna.emailAddresses()
  const served = Object.values(addresses).flatMap(({ contracts }) => contracts)
  expect(served.toSorted()).toEqual([FIRST, SECOND, THIRD])
  expect(Object.keys(addresses).filter((address) => address.toLowerCase() === NEW_ADDRESS)).toHaveLength(1)
})

test('the trail holds ids and outcomes, and neither the trail nor the log holds a value', async () => {
  for (const [name, change] of changes) await anna.change(name, change)
  await anna.change('addEmailAddress', { body: { value: 'keine', contracts: [], contact: true } })
  const trail = await portal.db.selectFrom('audit_event').select(['event', 'detail']).execute()
  expect(trail).toContainEqual({
    event: 'addEmailAddress',
    detail: {
      itemId: expect.any(String),
      results: [{ contractId: FIRST, outcome: 'success' }],
      changeId: expect.any(String),
    },
  })
  const written = portal.logLines.join() + JSON.stringify(trail)
  for (const personal of [NEW_NUMBER, NEW_ADDRESS, 'anna.becker', '+49'])
    expect(written).not.toContain(personal)
})
