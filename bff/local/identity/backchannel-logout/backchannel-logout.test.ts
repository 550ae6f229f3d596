import { expect, test } from '@jest/globals'
import { eventually } from '../../../test/eventually.ts'
import { sharedPortalWithIdentity } from '../../../test/portal-with-identity.ts'
import { PASSWORD } from '../testing/test-tenant.ts'

const portal = await sharedPortalWithIdentity()

const statusOf = async (token: string) => (await portal.call('getCustomerProfile', { token })).statusCode

/** The time in which a sign-out must take effect on every BFF. */
const WITHIN_MS = 5000

async function expectRefusedSoon(token: string): Promise<void> {
  const endedAt = Date.now()
  await eventually(async () => ((await statusOf(token)) === 401 ? true : undefined))
  expect(Date.now() - endedAt).toBeLessThan(WITHIN_MS)
}

test('a sign-out refuses the access token that is left', async () => {
  const browser = portal.newBrowser()
  const { access_token: token } = await portal
    .newPortal()
    .signIn('anna.becker@post.example', PASSWORD, browser)
  expect(await statusOf(token)).toBe(200)
  await browser.open('/v2/logout')
  await expectRefusedSoon(token)
})

test('a new password refuses every access token from before, and none from after', async () => {
  const thief = await portal.signIn('ben.carstens@post.example')
  await portal.newBrowser().submit('/forgot-password', { email: 'ben.carstens@post.example' })
  const link = await eventually(async () =>
    portal
      .mails('ben.carstens@post.example')
      .map(({ text }) => /reset-password\?token=(\S+)/.exec(text)?.[1])
      .find(Boolean),
  )
  await portal.newBrowser().submit('/reset-password', { token: link, password: 'Nebel-im-Tal-77' })
  const owner = await portal.signIn('ben.carstens@post.example', 'Nebel-im-Tal-77')
  await expectRefusedSoon(thief.access_token)
  expect(await statusOf(owner.access_token)).toBe(200)
})

test('a device that the customer signed out is refused immediately', async () => {
  const email = 'clara.deniz@post.example'
  const browser = portal.newBrowser()
  const own = await portal.newPortal().signIn(email, PASSWORD, browser)
  const other = await portal.signIn(email)
  const response = await portal.callWithPassword('signOutOtherDevices', { email, browser })
  expect(response.json()).toEqual({ signedOut: 1 })
  expect(await statusOf(other.access_token)).toBe(401)
  expect(await statusOf(own.access_token)).toBe(200)
})
