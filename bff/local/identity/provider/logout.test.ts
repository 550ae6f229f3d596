import { expect, test } from '@jest/globals'
import { sharedFixture } from '../testing/identity-fixture.ts'
import { anna, PASSWORD, PORTAL } from '../testing/test-tenant.ts'

const identity = await sharedFixture()

const logout = (returnTo: string) =>
  `/v2/logout?${new URLSearchParams({ client_id: 'nordtal-portal', returnTo })}`

test('logging out ends the session and its refresh tokens, and goes back to the portal', async () => {
  const [browser, portal] = [identity.newBrowser(), identity.newPortal()]
  const { refresh_token } = await portal.signIn(anna.email, PASSWORD, browser)

  const response = await browser.open(logout(PORTAL))
  expect(response.headers.get('location')).toBe(`${PORTAL}/`)
  expect(await portal.begin(browser)).toMatch('/login/')
  expect((await portal.refresh(refresh_token)).status).toBe(400)
})

test('the sign-in after a sign-out says that the customer is signed out', async () => {
  const begin = async (parameters: Record<string, string>) => {
    const browser = identity.newBrowser()
    const response = await browser.open(await identity.newPortal().begin(browser, parameters))
    return response.text()
  }
  expect(await begin({ 'ext-signed-out': '1' })).toContain('Sie sind abgemeldet.')
  expect(await begin({})).not.toContain('Sie sind abgemeldet.')
})

test('another device stays signed in', async () => {
  const [here, there] = [identity.newPortal(), identity.newPortal()]
  const browser = identity.newBrowser()
  const other = await there.signIn(anna.email, PASSWORD)
  await here.signIn(anna.email, PASSWORD, browser)
  await browser.open(logout(PORTAL))
  expect((await there.refresh(other.refresh_token)).status).toBe(200)
})

test.each(['https://evil.example', `${PORTAL}.evil.example`, '//evil.example', 'javascript:alert(1)'])(
  'logging out never leads to %s',
  async (returnTo) => {
    const response = await identity.newBrowser().open(logout(returnTo))
    expect(response.status).toBe(400)
    expect(response.headers.has('location')).toBe(false)
    expect(await response.text()).toContain('Sie sind abgemeldet')
  },
)

test('a silent sign-in without a session returns login_required', async () => {
  const response = await identity.newBrowser().open(identity.newPortal().authorizeUrl({ prompt: 'none' }))
  const target = new URL(response.headers.get('location') ?? '')
  expect(target.origin).toBe(PORTAL)
  expect(target.searchParams.get('error')).toBe('login_required')
})
