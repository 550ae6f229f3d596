import { expect, test } from '@jest/globals'
import { type ChannelIds, channelChanges, NEW_NUMBER } from '../../test/channel-changes.ts'
import { customerOf, unlock } from '../../test/customer.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal({ businessSystemTimeoutMs: 2000 })
const CLARA: ChannelIds = { email: 'e-4100602', phone: 't-4100602', contract: 'v-410060201' }
const changeBy = (ids: ChannelIds) => channelChanges('clara.deniz@post.example', ids)
type ChangeName = keyof ReturnType<typeof changeBy>

/** Each call with each id in its request. */
const named = (Object.keys(changeBy(CLARA)) as ChangeName[]).flatMap((name) =>
  (Object.keys(CLARA) as (keyof ChannelIds)[])
    .filter((part) => JSON.stringify(changeBy(CLARA)[name]).includes(CLARA[part]))
    .map((part) => [name, part] as const),
)

test.each(named)('%s treats a foreign %s like a missing one', async (name, part) => {
  await unlock(portal)
  await portal.lock('Clara', 'silent')
  const before = await Promise.all(['Anna', 'Clara'].map((as) => customerOf(portal, as).profile()))
  const clara = customerOf(portal, 'Clara', '100')

  const sentFor = async (id: string) => {
    const { requestId, ...response } = await clara.change(name, changeBy({ ...CLARA, [part]: id })[name])
    return response
  }
  const [missing, ofAnna, ofOtherBrand] = {
    email: ['e-1', 'e-410027101', 'e-5200602'],
    phone: ['t-1', 't-410027101', 't-5200602'],
    contract: ['v-1', 'v-410027101', 'v-520060201'],
  }[part] as [string, string, string]
  const unknown = await sentFor(missing)
  expect(unknown).toMatchObject({ status: 404, code: 'not-found' })
  expect(await sentFor(ofAnna)).toEqual(unknown)
  expect(await sentFor(ofOtherBrand)).toEqual(unknown)

  expect(await Promise.all(['Anna', 'Clara'].map((as) => customerOf(portal, as).profile()))).toEqual(before)
  // A silent system was not called.
  expect(portal.logLines.join()).not.toContain('a business system gave no verdict')
})

test('a customer of both brands changes each brand separately', async () => {
  const body = { value: NEW_NUMBER, contracts: ['v-520060201'], contact: false }
  expect((await customerOf(portal, 'Clara', '200').change('addPhoneNumber', { body })).status).toBe(200)
  expect(Object.keys(await customerOf(portal, 'Clara', '200').phoneNumbers())).toContain(NEW_NUMBER)
  expect(Object.keys(await customerOf(portal, 'Clara', '100').phoneNumbers())).not.toContain(NEW_NUMBER)
})
