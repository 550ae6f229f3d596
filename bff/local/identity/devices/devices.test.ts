import { expect, test } from '@jest/globals'
import type { CallResponse } from '@portal/contracts'
import { sql } from 'kysely'
import { sharedPortalWithIdentity } from '../../../test/portal-with-identity.ts'
import { createBrowser } from '../testing/browser.ts'
import { createPortal, type Tokens } from '../testing/portal.ts'
import { PASSWORD } from '../testing/test-tenant.ts'

const portal = await sharedPortalWithIdentity()

const BEN = 'ben.carstens@post.example'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

/** A browser of its own, which stays signed in as the portal does. */
async function signIn(email: string, userAgent: string) {
  const client = createPortal(portal.origin, { userAgent })
  const browser = createBrowser(portal.origin, userAgent)
  let tokens = await client.signIn(email, PASSWORD, browser)
  return {
    browser,
    client,
    token: () => tokens.access_token,
    async refresh(): Promise<number> {
      const answer = await client.refresh(tokens.refresh_token)
      if (answer.ok) tokens = (await answer.json()) as Tokens
      return answer.status
    },
  }
}

const devicesSeenBy = async (token: string): Promise<CallResponse<'getDevices'>['devices']> =>
  (await portal.call('getDevices', { token })).json().devices

const oneDayLater = () =>
  sql`update identity_records set expires_at = now() - interval '1 second' where model = 'Session'`.execute(
    portal.db,
  )

test('a device that is signed out gets no more tokens, and its browser must give the password', async () => {
  const here = await signIn(BEN, FIREFOX)
  const there = await signIn(BEN, SAFARI)
  const seen = await devicesSeenBy(here.token())
  expect(seen.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
    ['Safari', 'iOS', false],
    ['Firefox', 'Linux', true],
  ])

  const query = { id: seen[0]?.id ?? '' }
  expect(
    (await portal.callWithPassword('signOutDevice', { email: BEN, browser: here.browser, query })).statusCode,
  ).toBe(200)
  expect(await there.refresh()).toBe(400)
  expect(await there.client.begin(there.browser)).toMatch('/login/')
  expect(await here.refresh()).toBe(200)
  expect(await devicesSeenBy(here.token())).toMatchObject([{ browser: 'Firefox', isCurrent: true }])
})

test('a device with an expired cookie is still listed, knows itself, and can be signed out', async () => {
  const here = await signIn('clara.deniz@post.example', FIREFOX)
  const there = await signIn('clara.deniz@post.example', SAFARI)
  await oneDayLater()
  expect(await here.refresh()).toBe(200)
  const seen = await devicesSeenBy(here.token())
  expect(seen.map(({ browser, isCurrent }) => [browser, isCurrent])).toEqual([
    ['Firefox', true],
    ['Safari', false],
  ])
  const { browser } = here
  const signedOut = await portal.callWithPassword('signOutOtherDevices', {
    email: 'clara.deniz@post.example',
    browser,
  })
  expect(signedOut.json()).toEqual({ signedOut: 1 })
  expect(await there.refresh()).toBe(400)
})

test('a second sign-in in the same browser is the same device', async () => {
  const kim = await signIn('kim.lorenz@post.example', FIREFOX)
  const { access_token: token } = await kim.client.signIn('kim.lorenz@post.example', PASSWORD, kim.browser)
  expect(await devicesSeenBy(token)).toMatchObject([{ isCurrent: true }])
})

test('a sign-in after a day replaces the expired session of the same browser', async () => {
  const eva = await signIn('eva.fuchs@post.example', FIREFOX)
  await signIn('eva.fuchs@post.example', SAFARI)
  await oneDayLater()
  const { access_token: token } = await eva.client.signIn('eva.fuchs@post.example', PASSWORD, eva.browser)
  expect((await devicesSeenBy(token)).map(({ browser, isCurrent }) => [browser, isCurrent])).toEqual([
    ['Firefox', true],
    ['Safari', false],
  ])
  expect(await eva.refresh()).toBe(400)
})

test('a browser that signs out after a day disappears from the devices', async () => {
  const here = await signIn('hugo.ilg@post.example', FIREFOX)
  const there = await signIn('hugo.ilg@post.example', SAFARI)
  await oneDayLater()
  await here.browser.open('/v2/logout')
  expect(await here.refresh()).toBe(400)
  expect(await there.refresh()).toBe(200)
  expect(await devicesSeenBy(there.token())).toMatchObject([{ browser: 'Safari', isCurrent: true }])
})

test('a sign-in in the security events names only the browser and the system', async () => {
  const { token } = await signIn('gina.hahn@post.example', SAFARI)
  const answer = await portal.call('getSecurityEvents', { token: token() })
  expect(answer.json()).toMatchObject({
    isComplete: true,
    events: [{ kind: 'sign-in', browser: 'Safari', system: 'iOS' }],
  })
  expect(answer.body).not.toMatch(/Mozilla|iPhone|127\.0\.0\.1/)
})
