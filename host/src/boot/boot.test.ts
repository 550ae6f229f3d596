import { beforeEach, expect, jest, test } from '@jest/globals'
import type { AppConfigEntries } from '@portal/contracts'
import { BOOT_CONFIG_ID, BOOT_SET_ID, BOOT_TAB_ID } from '@portal/federation/protocol'
import { fakeKeyStorage } from '@portal/portal/testing'
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

// jsdom has no popovers, which the inline script requires.
Object.defineProperty(HTMLElement.prototype, 'popover', { value: null })

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

/** Puts a JSON element into the page. The test removes it. */
function addElement(id: string, value: unknown) {
  const element = document.createElement('script')
  Object.assign(element, { id, type: 'application/json', textContent: JSON.stringify(value) })
  document.head.append(element)
}

/** Puts the part of the set with a tab into the page. */
const addTab = (parts: { registry?: object; remotes: object }) =>
  addElement(BOOT_TAB_ID, { registry: {}, canaries: {}, ...parts })

const setFile = { href: '/sets/1.json', integrity: 'sha384-x' }

/** Runs the inline script with a stored token and a remembered brand, and returns its requests. */
async function requestsWith(
  config: AppConfigEntries,
  remotes = {},
  body: object = { access_token: 'token' },
) {
  const entry = { ...stored, body, expiresAt: Date.now() / 1000 + 3600 }
  localStorage.setItem('@@auth0spajs@@::x', JSON.stringify(entry))
  rememberTenant('auth0|david', '200')
  addElement(BOOT_CONFIG_ID, config)
  addTab({ remotes })
  addElement(BOOT_SET_ID, setFile)
  const fetch = jest.fn<typeof window.fetch>(noResponse)
  await boot(fetch)
  // A proof takes a moment.
  await Promise.race([
    Promise.allSettled(window.prefetched.responses.values()),
    new Promise((resolve) => setTimeout(resolve, 100)),
  ])
  document.head.replaceChildren()
  return fetch.mock.calls.slice(1).map(([url, init]) => [url, init?.headers])
}

test.each([
  ['/meters', 'sign-in', []],
  ['/overview', 'sign-in', []],
  ['/code', undefined, ['/remotes/code.js']],
  ['/accessibility', undefined, []],
])('signed out, %s starts %s, connects to the provider for it, and loads %j', async (path, use, tabs) => {
  history.replaceState(null, '', path)
  const release = (name: string) => [{ styles: [], preload: [{ href: `/remotes/${name}.js` }] }]
  addElement(BOOT_CONFIG_ID, [{ name: 'loginProviderDomain', value: 'konto.example' }])
  addTab({
    registry: { meters: release('meters'), code: release('code') },
    remotes: {
      meters: { basePath: '/meters', access: 'customer' },
      code: { basePath: '/code', access: 'public' },
    },
  })
  await boot()
  const hrefs = (rel: string) =>
    [...document.head.querySelectorAll(`link[rel=${rel}]`)].map((link) => link.getAttribute('href'))
  expect(window.prefetched.providerUse).toBe(use)
  expect(hrefs('preconnect')).toEqual(use ? ['https://konto.example'] : [])
  expect(hrefs('modulepreload')).toEqual(tabs)
  document.head.replaceChildren()
})

test('a customer whose token has expired has the provider and the tab at once', async () => {
  history.replaceState(null, '', '/meters')
  const expired = { ...stored, body: { access_token: 'token' }, expiresAt: 1 }
  localStorage.setItem('@@auth0spajs@@::x', JSON.stringify(expired))
  addTab({
    registry: { meters: [{ styles: [], preload: [{ href: '/remotes/meters.js' }] }] },
    remotes: { meters: { basePath: '/meters', access: 'customer' } },
  })
  await boot()
  expect(window.prefetched.providerUse).toBe('renewal')
  expect(document.head.querySelectorAll('link[rel=modulepreload]')).toHaveLength(1)
  document.head.replaceChildren()
})

const headers = { accept: 'application/json', authorization: 'Bearer token' }

test('the profiles are requested at once, with the stored token from the gateway of the app config', async () => {
  const requests = await requestsWith([
    { name: 'apiGatewayUrl', value: 'https://gateway.example/' },
    { name: 'bffPath', value: '/bff' },
  ])
  expect(requests).toEqual([
    ['https://gateway.example/bff/api/userProfile', headers],
    ['https://gateway.example/bff/api/customerProfile', { ...headers, tenant: '200' }],
  ])
})

test('with a token that is bound to a key each request has a proof of its own, and without the key none is sent', async () => {
  fakeKeyStorage()
  const body = { access_token: 'bound', token_type: 'DPoP', client_id: 'portal' }
  const config = [{ name: 'bffPath', value: '/bff' }]
  expect(await requestsWith(config, {}, body)).toEqual([])

  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const key = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
  const opening = indexedDB.open('auth0-spa-js', 1)
  await new Promise<unknown>((resolve) => {
    opening.onupgradeneeded = () => opening.result.createObjectStore('keypair')
    opening.onsuccess = resolve
  })
  opening.result.transaction('keypair', 'readwrite').objectStore('keypair').put(key, 'portal::auth0')
  const requests = await requestsWith(config, {}, body)
  const claims = requests.map(([, sent]) => {
    const { authorization, dpop = '' } = sent as Record<string, string>
    expect(authorization).toBe('DPoP bound')
    return JSON.parse(Buffer.from(dpop.split('.')[1] ?? '', 'base64url').toString())
  })
  expect(claims.map(({ htm, htu }) => [htm, htu])).toEqual([
    ['GET', `${location.origin}/bff/api/userProfile`],
    ['GET', `${location.origin}/bff/api/customerProfile`],
  ])
  expect(new Set(claims.map(({ jti }) => jti)).size).toBe(2)
})

test('the first reads of the tab in the address are requested with the profiles', async () => {
  history.replaceState(null, '', '/meters/devices')
  const reads = [
    { at: ['/devices'], path: '/api/devices' },
    { at: ['/', '/devices'], path: '/api/meters', tenant: true },
    { at: ['/'], path: '/api/elsewhere' },
  ]
  const requests = await requestsWith([{ name: 'bffPath', value: '/bff' }], {
    'mfe-meters': { basePath: '/meters', reads },
    'mfe-bills': { basePath: '/bills', reads: [{ at: ['/', '/devices'], path: '/api/bills' }] },
  })
  expect(requests.slice(2)).toEqual([
    ['/bff/api/devices', headers],
    ['/bff/api/meters', { ...headers, tenant: '200' }],
  ])
})

test.each([
  ['the tab is preloaded when the set has arrived', '/meters', ['/remotes/mfe-meters/1/entry.js']],
  ['nothing is preloaded on a page of the host', '/overview', []],
])('on a page that has no tab %s', async (_, path, preloaded) => {
  history.replaceState(null, '', path)
  addElement(BOOT_SET_ID, setFile)
  const release = { styles: [], preload: [{ href: '/remotes/mfe-meters/1/entry.js', integrity: 'sha384-y' }] }
  const registry = { 'mfe-meters': [release] }
  const remotes = { 'mfe-meters': { basePath: '/meters' } }
  const set = { registry, remotes, canaries: {}, retired: ['/gone'] }
  const fetch = jest.fn<typeof window.fetch>(async () => Response.json(set))
  await boot(fetch)
  await window.prefetched.set
  expect(fetch).toHaveBeenCalledWith(setFile.href, expect.objectContaining({ integrity: setFile.integrity }))
  expect(window.prefetched).toMatchObject({ registry, remotes, retired: ['/gone'] })
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link')]
  expect(links.map(({ href }) => new URL(href).pathname)).toEqual(preloaded)
  document.head.replaceChildren()
})
