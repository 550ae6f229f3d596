import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { CallName } from '@portal/contracts'
import { customerOf, startAnew, unlock } from '../../test/customer.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ businessSystemTimeoutMs: 2000 })
})
beforeEach(() => startAnew(portal))
afterAll(() => portal.close())

/** What a call names: items and contracts of the caller, with one of them put in from elsewhere. */
interface Ids {
  email: string
  phone: string
  contract: string
}

const CLARA: Ids = { email: 'e-4100602', phone: 't-4100602', contract: 'v-410060201' }

const value = '+4917698765432'
const emailAddress = 'neu@post.example'
const calls: [CallName, keyof Ids, (ids: Ids) => object][] = [
  [
    'addEmailAddress',
    'contract',
    ({ contract }) => ({ body: { value: emailAddress, contracts: [contract], contact: true } }),
  ],
  [
    'changeEmailAddress',
    'contract',
    ({ email, contract }) => ({
      body: { id: email, value: emailAddress, contracts: [contract], contact: true },
    }),
  ],
  [
    'changeEmailAddress',
    'email',
    ({ email }) => ({ body: { id: email, value: emailAddress, contracts: [], contact: true } }),
  ],
  ['removeEmailAddress', 'email', ({ email }) => ({ query: { id: email } })],
  [
    'addPhoneNumber',
    'contract',
    ({ contract }) => ({ body: { value, contracts: [contract], contact: true } }),
  ],
  [
    'changePhoneNumber',
    'contract',
    ({ phone, contract }) => ({ body: { id: phone, value, contracts: [contract], contact: true } }),
  ],
  [
    'changePhoneNumber',
    'phone',
    ({ phone }) => ({ body: { id: phone, value, contracts: [], contact: true } }),
  ],
  ['removePhoneNumber', 'phone', ({ phone }) => ({ query: { id: phone } })],
  [
    'replaceContractPhoneNumbers',
    'phone',
    ({ phone, contract }) => ({ body: { value, items: [{ id: phone, version: 1, contracts: [contract] }] } }),
  ],
  [
    'replaceContractPhoneNumbers',
    'contract',
    ({ phone, contract }) => ({ body: { value, items: [{ id: phone, version: 1, contracts: [contract] }] } }),
  ],
  [
    'replaceContactPhoneNumbers',
    'phone',
    ({ phone }) => ({ body: { value, items: [{ id: phone, version: 1 }] } }),
  ],
  [
    'useEmailForContracts',
    'contract',
    ({ contract }) => ({ body: { email: 'clara.deniz@post.example', contractIds: [contract] } }),
  ],
  ['usePaperForContracts', 'contract', ({ contract }) => ({ body: { contractIds: [contract] } })],
]

test.each(calls)('%s knows a foreign %s as little as one that does not exist', async (name, part, make) => {
  await unlock(portal)
  await portal.lock('Clara', 'silent')
  const before = await Promise.all(['Anna', 'Clara'].map((as) => customerOf(portal, as).profile()))
  const clara = customerOf(portal, 'Clara', '100')

  const sentFor = async (id: string) => {
    const { requestId, ...answer } = await clara.change(name, {
      version: 1,
      ...make({ ...CLARA, [part]: id }),
    })
    return answer
  }
  const [ofNobody, ofAnna, ofOtherBrand] = {
    email: ['e-1', 'e-410027101', 'e-5200602'],
    phone: ['t-1', 't-410027101', 't-5200602'],
    contract: ['v-1', 'v-410027101', 'v-520060201'],
  }[part] as [string, string, string]
  const unknown = await sentFor(ofNobody)
  expect(unknown).toMatchObject({ status: 404, code: 'not-found' })
  expect(await sentFor(ofAnna)).toEqual(unknown)
  expect(await sentFor(ofOtherBrand)).toEqual(unknown)

  expect(await Promise.all(['Anna', 'Clara'].map((as) => customerOf(portal, as).profile()))).toEqual(before)
  // A silent system was not even asked.
  expect(portal.logLines.join()).not.toContain('a business system gave no verdict')
})

test('a customer of both brands changes each for itself', async () => {
  const body = { value, contracts: ['v-520060201'], contact: false }
  expect((await customerOf(portal, 'Clara', '200').change('addPhoneNumber', { body })).status).toBe(200)
  expect(Object.keys(await customerOf(portal, 'Clara', '200').phoneNumbers())).toContain(value)
  expect(Object.keys(await customerOf(portal, 'Clara', '100').phoneNumbers())).not.toContain(value)
})
