// What a browser, its settings and the page around an element do to its own sign-in.
import { afterEach, expect, jest, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import type { ProviderSession } from './provider-session.ts'
import { SignInGate } from './sign-in-gate.tsx'
import { fakeProvider } from './testing/fake-provider.ts'
import { elementOf, sessionsOf } from './testing/open-session.ts'

const changed: [object, string, PropertyDescriptor | undefined][] = []

/** Replaces a property of the browser for one test. */
function change(owner: object, name: string, descriptor: PropertyDescriptor) {
  changed.push([owner, name, Object.getOwnPropertyDescriptor(owner, name)])
  Object.defineProperty(owner, name, { configurable: true, ...descriptor })
}

// Before that of the provider, which clears the storage.
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
  for (const [owner, name, before] of changed.splice(0)) {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  }
})

const provider = fakeProvider()
const { load, begin, signIn } = sessionsOf(provider)

function refuse(): never {
  throw new DOMException('The operation is insecure', 'SecurityError')
}
const blockStorage = () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    jest.spyOn(window, name, 'get').mockImplementation(refuse)
}

const show = (session: ProviderSession) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/contracts']}>
        <SignInGate session={session} basePath="/contracts">
          <p>Ihre Verträge</p>
        </SignInGate>
      </MemoryRouter>
    </QueryClientProvider>,
  )

/** Clicks on the sign-in of an element. */
async function click(attributes: Record<string, string> = {}) {
  const { session, left } = await load(elementOf(attributes))
  show(session)
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
  return { session, left }
}

async function expectFailure(title: string, code: string) {
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByText(new RegExp(` Code ${code}\\.$`))).toBeVisible()
}

const expectNewSignIn = () => expect(screen.getByRole('button', { name: 'Anmelden' })).toBeEnabled()

test('a blocked storage shows what to allow', async () => {
  blockStorage()
  // Firefox blocks it together with the storage.
  change(window, 'BroadcastChannel', { value: refuse })
  await click()
  await expectFailure('Ihr Browser darf für diese Seite nichts speichern', 'A12')
  expectNewSignIn()
})

test('a full storage shows what to delete', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  })
  const { left } = await click()
  await expectFailure('Der Speicher Ihres Browsers ist voll', 'A13')
  expectNewSignIn()
  expect(left).toEqual([])
})

test('a page without TLS links to its encrypted address', async () => {
  change(window, 'isSecureContext', { value: false })
  change(navigator, 'locks', { value: undefined })
  await click()
  await expectFailure('Diese Verbindung ist nicht verschlüsselt', 'A14')
  const way = screen.getByRole('link', { name: 'Seite verschlüsselt öffnen' })
  expect(way).toHaveAttribute('href', expect.stringMatching(/^https:/))
})

test('a clock that is ahead shows the time of the device', async () => {
  provider.issue({ behind: 11 * 3600 })
  show((await signIn()).session)
  await expectFailure('Die Uhr Ihres Geräts geht falsch', 'A15')
  expectNewSignIn()
})

test('a clock that is ahead at a renewal asks for a new sign-in with the reason', async () => {
  provider.issue({ expiresIn: 30 })
  const { session } = await signIn()
  provider.issue({ behind: 11 * 3600 })
  await expect(session.authorize()).rejects.toMatchObject({ name: 'SessionEndedError' })
  show(session)
  await expectFailure('Die Uhr Ihres Geräts geht falsch', 'A15')
})

test('a missing connection is told from an outage', async () => {
  provider.breakDown()
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await click()
  await expectFailure('Sie sind offline', 'A18')
  expectNewSignIn()
})

test('a navigation that the customer stops shows a new sign-in', async () => {
  const navigation = new EventTarget()
  change(window, 'navigation', { value: navigation })
  const { left } = await click()
  await waitFor(() => expect(left).toHaveLength(1))
  navigation.dispatchEvent(new Event('navigateerror'))
  await expectFailure('Die Anmeldung wurde nicht geöffnet', 'A19')
  expectNewSignIn()
})

test('a page that only receives sign-ins starts although the way back is stopped', async () => {
  const navigation = new EventTarget()
  change(window, 'navigation', { value: navigation })
  history.replaceState(null, '', '/konto')
  const url = await begin({ element: elementOf({ 'redirect-uri': '/anmeldung' }) })
  history.replaceState(null, '', provider.answer(url))
  const received = load()
  await waitFor(() => expect(provider.requests).toEqual(['authorization_code']))
  const stop = setInterval(() => navigation.dispatchEvent(new Event('navigateerror')))
  expect((await received).session.account).toBe('mia')
  clearInterval(stop)
})

test('another window that is signing in or out is named', async () => {
  const url = await begin()
  const { setTimeout: wait } = globalThis
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (ms !== 15_000) return timeout(ms)
    const controller = new AbortController()
    wait(() => controller.abort(new DOMException('timed out', 'TimeoutError')))
    return controller.signal
  })
  let leave: () => void = () => undefined
  const other = navigator.locks.request(
    'portal-session:https://login.example:solarstadt',
    {},
    () => new Promise<void>((end) => (leave = end)),
  )
  history.replaceState(null, '', provider.answer(url))
  show((await load()).session)
  await expectFailure('Ein anderes Fenster ist noch nicht fertig', 'A21')
  leave()
  await other
})

/** Puts the page into a frame. */
const frameIn = (page: object) => change(window, 'parent', { value: page })
const foreignPage = () =>
  Object.defineProperty({}, 'location', {
    get: refuse,
  })
function ownPage() {
  const page = { location: { origin: location.origin }, parent: {} }
  page.parent = page
  return page
}

test('in a frame of another site it links to a window of its own', async () => {
  frameIn(foreignPage())
  // Some browsers block the storage there.
  blockStorage()
  const { left } = await click()
  await expectFailure('In dieser Seite können Sie sich nicht anmelden', 'A16')
  const way = screen.getByRole('link', { name: 'In eigenem Fenster öffnen' })
  expect(way).toHaveAttribute('href', location.href)
  expect(way).toHaveAttribute('target', '_blank')
  expect(left).toEqual([])
})

test('a popup from a frame of another site may not come back, so the window of its own stays offered', async () => {
  frameIn(foreignPage())
  const popup = { location: { replace: jest.fn() }, close: jest.fn() }
  jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
  await click({ 'sign-in': 'popup' })
  const waiting = 'Bitte melden Sie sich im geöffneten Fenster an'
  expect(await screen.findByRole('heading', { name: waiting })).toBeVisible()
  expect(screen.getByRole('link', { name: 'In eigenem Fenster öffnen' })).toBeVisible()
})

test('in a frame of the own site it opens a popup, and says if the browser blocks it', async () => {
  frameIn(ownPage())
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const { left } = await click()
  await expectFailure('Ihr Browser hat das Anmeldefenster blockiert', 'A17')
  expect(left).toEqual([])
  const replace = jest.fn()
  open.mockReturnValue({ location: { replace }, close: jest.fn() } as unknown as Window)
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(1))
})
