import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { applyOverride } from './override.ts'
import { rememberOverride } from './remembered-override.ts'

const warn = jest.spyOn(console, 'warn')
const fetchFromOrigin = jest.spyOn(window, 'fetch')

beforeEach(() => {
  warn.mockImplementation(() => undefined)
  fetchFromOrigin.mockRejectedValue(new Error('no network'))
  history.replaceState(null, '', '/contracts-payments?override=mfe-contracts@http://localhost:4301&x=1')
})

afterEach(() => {
  document.body.innerHTML = ''
  sessionStorage.clear()
  jest.resetAllMocks()
})

/** Starts a page of a portal whose app config allows these origins. */
async function openPage(overrideOrigins?: string, requested = 'mfe-contracts@http://localhost:4301') {
  const config = [{ name: 'bffPath', value: '/bff' }]
  if (overrideOrigins !== undefined) config.push({ name: 'overrideOrigins', value: overrideOrigins })
  const released = { 'mfe-contracts': [], 'mfe-privacy': [] }
  const set = Promise.resolve()
  window.prefetched = { registry: released, remotes: {}, retired: [], config, responses: new Map(), set }
  await applyOverride(requested)
}

test.each([undefined, '', 'http://localhost:4302', 'https://localhost:4301'])(
  'an override is ignored, forgotten and named in the console where the allowed origins are: %s',
  async (overrideOrigins) => {
    await openPage(overrideOrigins)
    expect(fetchFromOrigin).not.toHaveBeenCalled()
    expect(document.querySelector('aside')).toBeNull()
    expect(sessionStorage.getItem('override')).toBeNull()
    expect(location.search).toBe('?x=1')
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('mfe-contracts@http://localhost:4301 is ignored'),
    )
  },
)

test('an allowed origin that does not respond is named, and the release of the portal is not shown', async () => {
  await openPage('https://dev.example, http://localhost:4301')
  expect(document.querySelector('aside')).toHaveTextContent(
    'mfe-contracts ist unter http://localhost:4301 nicht erreichbar.',
  )
  expect(window.prefetched.registry['mfe-contracts']).toEqual([])
  expect(location.search).toBe('?x=1')
  expect(sessionStorage.getItem('override')).toBe('mfe-contracts@http://localhost:4301')
})

const RELEASE = '0123456789abcdef'

/** As the store has it. */
const published = {
  app: 'mfe-contracts',
  release: RELEASE,
  contractVersion: '1.0',
  entry: 'entry.js',
  modules: [],
  styles: ['tab.css'],
  integrity: { 'tab.css': 'sha384-x' },
  map: 'sha384-y',
  remote: { name: 'mfe-contracts', element: 'nordtal-contracts', basePath: '/contracts', paths: ['/'] },
}

test('a page of a portal that allows overrides shows a release that is not active, with its integrities', async () => {
  history.replaceState(null, '', `/contracts-payments?release=mfe-contracts@${RELEASE}&x=1`)
  fetchFromOrigin.mockImplementation(async () => Response.json(published))
  await openPage('http://localhost:4301', `mfe-contracts@${RELEASE}`)
  expect(fetchFromOrigin).toHaveBeenCalledWith(`/remotes/mfe-contracts/${RELEASE}/release.json`)
  const folder = `/remotes/mfe-contracts/${RELEASE}`
  expect(window.prefetched.registry['mfe-contracts']).toMatchObject([
    {
      release: RELEASE,
      entry: `${folder}/entry.js`,
      map: { href: `${folder}/files.json`, integrity: 'sha384-y' },
      styles: [{ href: `${folder}/tab.css`, integrity: 'sha384-x' }],
    },
  ])
  expect(window.prefetched.remotes['mfe-contracts']).toMatchObject({ basePath: '/contracts' })
  expect(document.querySelector('aside')).toHaveTextContent(
    `mfe-contracts wird als Version ${RELEASE} gezeigt.`,
  )
  expect(location.search).toBe('?x=1')
})

test('the browser extension for module federation shows what it asks for, until it or the button ends it', async () => {
  history.replaceState(null, '', '/contracts-payments')
  const asked = JSON.stringify({ overrides: { 'mfe-contracts': 'http://localhost:4301/mf-manifest.json' } })
  localStorage.setItem('__MF_DEVTOOLS__', asked)
  await openPage('http://localhost:4301', asked)
  expect(fetchFromOrigin).toHaveBeenCalledWith('http://localhost:4301/mf-manifest.json')
  expect(document.querySelector('aside')).toHaveTextContent('http://localhost:4301 nicht erreichbar.')
  expect(sessionStorage.getItem('override')).toBeNull()
  // As the button does.
  rememberOverride(undefined)
  expect(localStorage.getItem('__MF_DEVTOOLS__')).toBeNull()
})

test.each(['{"overrides":{}}', '{"enableFastRefresh":"enable"}', '{"overrides":', '{"overrides":7}'])(
  'what the extension keeps besides changes nothing: %s',
  async (kept) => {
    await openPage('http://localhost:4301', kept)
    expect(document.querySelector('aside')).toBeNull()
    expect(warn).not.toHaveBeenCalled()
  },
)

test('a release that the store does not have is named', async () => {
  await openPage('http://localhost:4301', `mfe-contracts@${RELEASE}`)
  expect(document.querySelector('aside')).toHaveTextContent(`mfe-contracts hat keine Version ${RELEASE}.`)
  expect(window.prefetched.registry['mfe-contracts']).toEqual([])
})

test('a portal without overrideOrigins shows its active releases only', async () => {
  await openPage(undefined, `mfe-contracts@${RELEASE}`)
  expect(fetchFromOrigin).not.toHaveBeenCalled()
  expect(document.querySelector('aside')).toBeNull()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('lists no origin in overrideOrigins'))
})

/** What a server of any bundler has, by path. */
function serve(files: Record<string, object>) {
  fetchFromOrigin.mockImplementation(async (input) => {
    const { origin, pathname } = new URL(String(input))
    const found = origin === 'http://localhost:4301' && files[pathname]
    return found ? Response.json(found) : new Response(null, { status: 404 })
  })
}

const manifest = (publicPath: string, exposed: string[]) => ({
  metaData: { remoteEntry: { name: 'entry.js', path: 'static' }, publicPath },
  exposes: exposed.map((name) => ({ name })),
})

test.each([
  [
    'http://localhost:4301',
    '/mf-manifest.json',
    'auto',
    ['tab', 'overview-prompt'],
    ['overview-prompt'],
    '/static/entry.js',
  ],
  [
    'http://localhost:4301/dev/mf.json',
    '/dev/mf.json',
    'auto',
    ['export-app'],
    ['export-app'],
    '/dev/static/entry.js',
  ],
  [
    'http://localhost:4301',
    '/mf-manifest.json',
    'http://localhost:4301/x/',
    ['tab'],
    [],
    '/x/static/entry.js',
  ],
])(
  'the server of a bundler at %s is shown by its manifest',
  async (address, path, publicPath, exposed, modules, entry) => {
    const declaration = { name: 'mfe-contracts', needs: '1.0', basePath: '/meters', paths: ['/'] }
    serve({ [path]: manifest(publicPath, exposed), [path.replace(/[^/]*$/, 'remote.json')]: declaration })
    await openPage('http://localhost:4301', `mfe-contracts@${address}`)
    expect(window.prefetched.registry['mfe-contracts']).toMatchObject([
      { entry: `http://localhost:4301${entry}`, modules, styles: [] },
    ])
    expect(window.prefetched.remotes['mfe-contracts']).toEqual({ basePath: '/meters', paths: ['/'] })
    expect(document.querySelector('aside')).toHaveTextContent(
      'mfe-contracts wird von http://localhost:4301 geladen.',
    )
    // Vite's client gives its style elements this nonce.
    expect(document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce).toBe('override')
  },
)

const listed = (release: string) => ({
  release,
  revision: 'unknown',
  publishedAt: '2026-11-30T18:00:00.000Z',
})

test('a list has each release of each remote, with a link that shows it', async () => {
  const active = { ...published, release: 'aaaaaaaaaaaaaaaa' }
  const registry = {
    apps: { host: { active }, 'mfe-contracts': { active }, 'mfe-old': { active, retired: true } },
    releases: {
      'mfe-contracts': [listed(RELEASE), listed('aaaaaaaaaaaaaaaa')],
      'mfe-old': [listed(RELEASE)],
    },
  }
  fetchFromOrigin.mockImplementation(async () => Response.json(registry))
  await openPage('http://localhost:4301', 'list')
  await waitFor(() => expect(document.querySelectorAll('aside a')).toHaveLength(3))
  const links = Array.from(document.querySelectorAll('a'), (link) => [link.search, link.textContent])
  expect(links).toEqual([
    [`?release=mfe-contracts@${RELEASE}`, `${RELEASE} vom 2026-11-30 18:00`],
    ['?release=mfe-contracts@aaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaa (aktiv) vom 2026-11-30 18:00'],
    [`?release=mfe-old@${RELEASE}`, `${RELEASE} vom 2026-11-30 18:00`],
  ])
  expect(document.querySelector('details')).toHaveAttribute('open')
  expect(window.prefetched.registry['mfe-contracts']).toEqual([])
  await openPage(undefined, 'list')
  expect(sessionStorage.getItem('override')).toBeNull()
})
