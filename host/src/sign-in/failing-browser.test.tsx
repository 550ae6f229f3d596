// What a browser, its settings and its connection do to a sign-in.
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { parseAppConfig } from '@portal/contracts'
import { fakeBff, HttpResponse, http } from '@portal/portal/testing'
import { screen, waitFor } from '@testing-library/react'
import { createSession } from '../session/session.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { SignInPage } from './sign-in-page.tsx'

const PROVIDER = 'https://login.example'
const values = { bffPath: '/bff', loginProviderDomain: PROVIDER, loginClientId: 'portal', loginDpop: 'false' }
const config = parseAppConfig(Object.entries(values).map(([name, value]) => ({ name, value })))
const network = fakeBff()

const answerDiscovery = (respond: () => Response) =>
  network.use(http.get(`${PROVIDER}/.well-known/openid-configuration`, respond))

beforeEach(() => {
  answerDiscovery(() => HttpResponse.json({}))
  // The SDK renders by itself, as it does in the portal.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const name of ['isSecureContext', 'navigation']) Reflect.deleteProperty(window, name)
})

const open = () =>
  renderShell([{ path: '/login', element: <SignInPage /> }], {
    at: '/login?returnTo=/security',
    session: createSession(config, () => undefined),
  })

async function expectFailure(title: string, code: string) {
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(
    screen.getByText(`Wenn Sie unseren Service brauchen, nennen Sie bitte den Code ${code}.`),
  ).toBeVisible()
}

const expectNewSignIn = () =>
  expect(screen.getByRole('link', { name: 'Erneut anmelden' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fsecurity',
  )

function refuse(): never {
  throw new DOMException('The operation is insecure', 'SecurityError')
}

test.each(['localStorage', 'sessionStorage'] as const)(
  'a blocked %s shows what to allow',
  async (storage) => {
    jest.spyOn(window, storage, 'get').mockImplementation(refuse)
    open()
    await expectFailure('Ihr Browser darf für diese Seite nichts speichern', 'A12')
    expectNewSignIn()
  },
)

test('a full storage shows what to delete', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  })
  open()
  await expectFailure('Der Speicher Ihres Browsers ist voll', 'A13')
  expectNewSignIn()
})

test('a page without TLS links to its encrypted address', async () => {
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false })
  jest.spyOn(window.crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto)
  open()
  await expectFailure('Diese Verbindung ist nicht verschlüsselt', 'A14')
  const way = screen.getByRole('link', { name: 'Seite verschlüsselt öffnen' })
  expect(way).toHaveAttribute('href', expect.stringMatching(/^https:/))
  expect(screen.queryByRole('link', { name: 'Erneut anmelden' })).toBeNull()
})

test('a missing connection is shown before the page is left', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open()
  await expectFailure('Sie sind offline', 'A18')
  expectNewSignIn()
})

test('a provider that does not answer is shown before the page is left', async () => {
  answerDiscovery(() => HttpResponse.error())
  open()
  await expectFailure('Die Anmeldung ist gerade nicht erreichbar', 'A09')
  expectNewSignIn()
})

test('a stopped navigation to the provider shows a new sign-in', async () => {
  // jsdom cannot leave its page, and logs an error.
  const left = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const navigation = new EventTarget()
  Object.assign(window, { navigation })
  open()
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  left.mockClear()
  navigation.dispatchEvent(new Event('navigateerror'))
  await expectFailure('Die Anmeldung wurde nicht geöffnet', 'A19')
  expectNewSignIn()
})

test('a sign-out in another window is named while it lasts', async () => {
  const { setTimeout: wait } = globalThis
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    if (ms === 15_000) wait(() => controller.abort(new DOMException('timed out', 'TimeoutError')))
    return controller.signal
  })
  let leave: () => void = () => undefined
  const signOut = navigator.locks.request(
    'nordtal-session',
    {},
    () => new Promise<void>((end) => (leave = end)),
  )
  open()
  await expectFailure('Ein anderes Fenster ist noch nicht fertig', 'A21')
  expectNewSignIn()
  leave()
  await signOut
})
