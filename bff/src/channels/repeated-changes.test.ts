// On PostgreSQL, too: one item is changed at once.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { CallName } from '@portal/contracts'
import { customerOf, startAnew } from '../../test/customer.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
beforeEach(() => startAnew(portal))
afterAll(() => portal.close())

const [FIRST, SECOND, THIRD] = ['v-410027101', 'v-410027102', 'v-410027103']
const MOBILE = { id: 't-410027101', version: 1 }
const OFFICE = { id: 't-410027103', version: 1 }
const value = '+4917698765432'
const emailAddress = 'neu@post.example'

const changes: [CallName, object][] = [
  ['addEmailAddress', { body: { value: emailAddress, contracts: [FIRST], contact: true } }],
  [
    'changeEmailAddress',
    { version: 1, body: { id: 'e-410027101', value: emailAddress, contracts: [FIRST], contact: true } },
  ],
  ['addPhoneNumber', { body: { value, contracts: [FIRST], contact: true } }],
  [
    'changePhoneNumber',
    { version: 1, body: { ...{ id: MOBILE.id }, value, contracts: [FIRST], contact: true } },
  ],
  ['removePhoneNumber', { version: 1, query: { id: MOBILE.id } }],
  ['replaceContractPhoneNumbers', { body: { value, items: [{ ...MOBILE, contracts: [FIRST, SECOND] }] } }],
  ['replaceContactPhoneNumbers', { body: { value, items: [MOBILE, OFFICE] } }],
  ['useEmailForContracts', { body: { email: 'anna.becker@post.example', contractIds: [THIRD] } }],
  ['usePaperForContracts', { body: { contractIds: [FIRST, SECOND] } }],
]

test.each(changes)(
  '%s sent three times with one key, twice at once, has one effect',
  async (name, change) => {
    const anna = customerOf(portal, 'Anna')
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
    const anna = customerOf(portal, 'Anna')
    const first = await anna.change(name, change)
    const after = await anna.profile()
    expect(await anna.change(name, change)).toEqual(first)
    expect(await anna.profile()).toEqual(after)
    expect(await anna.notices()).toHaveLength(1)
  })
})

test('of parallel changes of one version exactly one wins', async () => {
  const anna = customerOf(portal, 'Anna')
  const numbers = ['+4917611111111', '+4917622222222', '+4917633333333', '+4917644444444']
  const answers = await Promise.all(
    numbers.map((number) =>
      anna.change('changePhoneNumber', {
        version: 1,
        body: { id: MOBILE.id, value: number, contracts: [FIRST, SECOND, THIRD], contact: true },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412])
  const winner = answers.find(({ status }) => status === 200)
  expect((await anna.profile()).communicationChannelData.phoneNumberCount).toBe(3)
  expect((await anna.phoneNumbers())[winner?.item.value]).toMatchObject({ id: MOBILE.id, version: 2 })
})

test('parallel additions of one address make one item, and each contract keeps one address', async () => {
  const anna = customerOf(portal, 'Anna')
  const add = (address: string, contractId: string | undefined) =>
    anna.change('addEmailAddress', { body: { value: address, contracts: [contractId], contact: false } })
  const answers = await Promise.all([
    add(emailAddress, FIRST),
    add('Neu@Post.example', SECOND),
    add(emailAddress, THIRD),
    add('andere@post.example', FIRST),
    add('andere@post.example', THIRD),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const addresses = await anna.emailAddresses()
  expect(
    Object.values(addresses)
      .flatMap(({ contracts }) => contracts)
      .toSorted(),
  ).toEqual([FIRST, SECOND, THIRD])
  expect(Object.keys(addresses).filter((address) => address.toLowerCase() === emailAddress)).toHaveLength(1)
})

test('the trail holds ids and outcomes, and neither it nor the log a value', async () => {
  const anna = customerOf(portal, 'Anna')
  for (const [name, change] of changes) await anna.change(name, change)
  await anna.change('addEmailAddress', { body: { value: 'keine', contracts: [], contact: true } })
  const trail = await portal.db.selectFrom('audit_event').select(['event', 'detail']).execute()
  expect(trail).toContainEqual({
    event: 'addEmailAddress',
    detail: { itemId: expect.any(String), results: [{ contractId: FIRST, outcome: 'success' }] },
  })
  const written = portal.logLines.join() + JSON.stringify(trail)
  for (const personal of [value, emailAddress, 'anna.becker', '+49']) expect(written).not.toContain(personal)
})
