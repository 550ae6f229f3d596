import { expect, test } from '@jest/globals'
import { confirmAddresses } from '../test/confirmed-addresses.ts'
import { customerOf } from '../test/customer.ts'
import { emailChangesOf } from '../test/email-changes.ts'
import { sharedTestPortal } from '../test/test-portal.ts'
import { withShownHosts } from './shown-address.ts'

const portal = await sharedTestPortal()
const anna = customerOf(portal, 'Anna')
const SHOWN = 'info@müller.example'
const STORED = 'info@xn--mller-kva.example'

test.each([
  [STORED, SHOWN],
  [
    '{"a":"x@xn--mller-kva.example","b":"y@mail.xn--strae-oqa.example"}',
    '{"a":"x@müller.example","b":"y@mail.straße.example"}',
  ],
  ['xn--mller-kva@post.example', 'xn--mller-kva@post.example'],
  ['Anna@POST.example', 'Anna@POST.example'],
  ['a@xn--0.example', 'a@xn--0.example'],
])('the hosts in %s are shown as in %s', (text, shown) => {
  expect(withShownHosts(text)).toBe(shown)
})

test('an address with umlauts is shown as typed, and stored and compared in ASCII', async () => {
  await confirmAddresses(portal, 'Anna', STORED)
  const body = {
    value: `Info <${SHOWN.toUpperCase()}>`.replace('INFO@', 'info@'),
    contracts: [],
    contact: true,
  }
  const { status, item } = await anna.change('addEmailAddress', { body })
  expect([status, item.value]).toEqual([200, SHOWN])
  expect(Object.keys(await anna.emailAddresses())).toContain(SHOWN)
  const rows = await portal.db
    .selectFrom('email_address')
    .select('value')
    .where('email_address_id', '=', item.id)
    .execute()
  expect(rows).toEqual([{ value: STORED }])
})

test('a waiting sign-in address is shown as typed, also masked, and its mail is delivered', async () => {
  const changes = emailChangesOf(portal)
  const token = await changes.requestLink('Ben', SHOWN)
  const profile = await portal.call('getUserProfile', { as: 'Ben' })
  expect(profile.json().pendingEMailAddress).toBe(SHOWN)
  const described = await portal.call('describeMailLink', { body: { token } })
  expect(described.json().address).toBe('i•••@müller.example')
})

test('all stored data name the address as typed', async () => {
  await confirmAddresses(portal, 'Anna', STORED)
  const { body } = await portal.call('getMyData', { as: 'Anna' })
  expect(body.includes(`"words":"${SHOWN}"`)).toBe(true)
})
