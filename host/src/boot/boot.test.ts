import { beforeEach, expect, jest, test } from '@jest/globals'
import { BOOT_CONFIG_ID } from '@portal/contracts'
import { rememberTenant } from '../tenants/remembered-tenant.ts'
import { rememberTheme } from '../theme/remembered-theme.ts'

const stored = { decodedToken: { user: { sub: 'auth0|david' } } }

const noResponse = () => new Promise<Response>(() => undefined)

/** Runs the inline script as a load of the page does. */
async function boot(fetch: typeof window.fetch = noResponse) {
  jest.resetModules()
  window.fetch = fetch
  await import('./boot.ts')
  return document.documentElement.dataset.theme
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.dataset.theme = 'nordtal'
})

test('a signed-in customer sees the theme of the last visit before other code is loaded', async () => {
  localStorage.setItem('@@auth0spajs@@::x', JSON.stringify(stored))
  rememberTheme('auth0|david', 'flinkstrom')
  expect(await boot()).toBe('flinkstrom')
})

test.each([
  ['no customer', undefined],
  ['another customer', 'auth0|anna'],
])('with %s signed in the theme is that of the parent brand', async (_, sub) => {
  if (sub) localStorage.setItem('@@auth0spajs@@::x', JSON.stringify({ decodedToken: { user: { sub } } }))
  rememberTheme('auth0|david', 'flinkstrom')
  expect(await boot()).toBe('nordtal')
})

test('the profiles are requested at once, with the stored token from the gateway of the app config', async () => {
  const body = { access_token: 'token' }
  const entry = { ...stored, body, expiresAt: Date.now() / 1000 + 3600 }
  localStorage.setItem('@@auth0spajs@@::x', JSON.stringify(entry))
  rememberTenant('auth0|david', '200')
  const config = [
    { name: 'apiGatewayUrl', value: 'https://gateway.example/' },
    { name: 'bffPath', value: '/bff' },
  ]
  const element = Object.assign(document.createElement('script'), {
    id: BOOT_CONFIG_ID,
    type: 'application/json',
    textContent: JSON.stringify(config),
  })
  document.head.append(element)
  const fetch = jest.fn<typeof window.fetch>(noResponse)
  await boot(fetch)
  element.remove()
  expect(fetch).toHaveBeenCalledTimes(2)
  const headers = { accept: 'application/json', authorization: 'Bearer token' }
  const headersOf = (path: string) => fetch.mock.calls.find(([url]) => url === path)?.[1]?.headers
  expect(headersOf('https://gateway.example/bff/api/userProfile')).toEqual(headers)
  expect(headersOf('https://gateway.example/bff/api/customerProfile')).toEqual({ ...headers, tenant: '200' })
})
