import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { applyOverride } from './override.ts'

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
async function openPage(overrideOrigins?: string) {
  const config = [{ name: 'bffPath', value: '/bff' }]
  if (overrideOrigins !== undefined) config.push({ name: 'overrideOrigins', value: overrideOrigins })
  const released = { 'mfe-contracts': [], 'mfe-privacy': [] }
  const set = Promise.resolve()
  window.prefetched = { registry: released, remotes: {}, retired: [], config, responses: new Map(), set }
  await applyOverride('mfe-contracts@http://localhost:4301')
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
