import { afterEach, expect, jest, test } from '@jest/globals'
import { SessionEndedError } from '@portal/bff-client'
import { STEP_UP_KEY } from '@portal/portal/host'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { createProviderSession, type ProviderSession } from './provider-session.ts'
import { SignInGate } from './sign-in-gate.tsx'
import { config, fakeProvider } from './testing/fake-provider.ts'
import { elementOf, sessionsOf } from './testing/open-session.ts'

const provider = fakeProvider()
const { load, begin, signIn } = sessionsOf(provider)
afterEach(cleanup)

test('a sign-in by redirect uses PKCE, and returns to the page and the path inside the element', async () => {
  history.replaceState(null, '', '/konto?tab=2#vertrag')
  const request = new URL(await begin({ path: '/4711' }))
  expect(Object.fromEntries(request.searchParams)).toMatchObject({
    client_id: 'solarstadt',
    redirect_uri: 'https://localhost/konto',
    scope: 'openid profile email offline_access',
    audience: 'urn:bff',
    code_challenge_method: 'S256',
  })
  history.replaceState(null, '', provider.answer(request.href))
  const { session } = await load()
  expect(location.href).toBe('https://localhost/konto?tab=2#vertrag')
  expect(session).toMatchObject({ account: 'mia', returnPath: '/4711' })
  expect(await session.authorize()).toEqual({ authorization: expect.stringMatching(/^Bearer ./) })
  expect((await load()).session.returnPath).toBeUndefined()
})

test('a page that only receives sign-ins goes back to the page and the path that began them', async () => {
  history.replaceState(null, '', '/konto?tab=2')
  const url = await begin({ path: '/4711', element: elementOf({ 'redirect-uri': '/anmeldung' }) })
  history.replaceState(null, '', provider.answer(url))
  expect(location.pathname).toBe('/anmeldung')
  const left: string[] = []
  const received = createProviderSession(elementOf(), config, jest.fn(), (to) => left.push(to))
  await waitFor(() => expect(left).toEqual(['https://localhost/konto?tab=2']))
  history.replaceState(null, '', left[0])
  expect((await load()).session.returnPath).toBe('/4711')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  const session = await received
  session.close()
})

test('of two elements one redeems the code, and both are signed in', async () => {
  const url = await begin({ path: '/pin', element: elementOf({}, 'nordtal-security') })
  history.replaceState(null, '', provider.answer(url))
  const [contracts, security] = await Promise.all([load(), load(elementOf({}, 'nordtal-security'))])
  expect(provider.requests).toEqual(['authorization_code'])
  await waitFor(() => expect(contracts.session.account).toBe('mia'))
  await waitFor(() => expect(security.session.account).toBe('mia'))
  const { session } = await load(elementOf({}, 'nordtal-security'))
  expect([session, security.session].map(({ returnPath }) => returnPath)).toContain('/pin')
})

test('an element gets its action although another one of the page completes the reauthentication', async () => {
  await signIn()
  const security = () => elementOf({}, 'nordtal-security')
  const url = await begin({ path: '/pin', element: security(), action: 'phone-pin-100' })
  history.replaceState(null, '', provider.answer(url))
  const [, { session }] = await Promise.all([load(), load(security())])
  expect(session.returnPath).toBe('/pin')
  expect(session.consumeReauthentication?.('phone-pin-100')).toBe(true)
})

test('elements and tabs renew a token once', async () => {
  provider.issue({ expiresIn: 30 })
  const [one, other] = [await signIn(), await load()]
  provider.issue({ expiresIn: 3600 })
  const headers = await Promise.all([one, other, one].map(({ session }) => session.authorize()))
  expect(provider.requests).toEqual(['authorization_code', 'refresh_token'])
  expect(new Set(headers.map(({ authorization }) => authorization)).size).toBe(1)
})

test('a refused token is renewed, and the end of the session is told to every element', async () => {
  const { session } = await signIn()
  const other = await load()
  const refused = await session.authorize()
  const renewed = await session.authorize(refused)
  expect(renewed).not.toEqual(refused)
  provider.endSession()
  await expect(session.authorize(renewed)).rejects.toThrow(SessionEndedError)
  expect(session.getState()).toMatchObject({ account: undefined, note: 'ended' })
  await waitFor(() => expect(other.session.account).toBeUndefined())
})

test('an outage of the provider ends no session', async () => {
  provider.issue({ expiresIn: 30 })
  const { session } = await signIn()
  provider.breakDown()
  await expect(session.authorize()).rejects.not.toThrow(SessionEndedError)
  expect(session.account).toBe('mia')
})

test.each([
  ['mia', true],
  ['ben', false],
])('after a reauthentication by %s the action resumes: %s', async (account, isResumed) => {
  await signIn()
  const url = await begin({ path: '/pin', action: 'phone-pin-100' })
  const { searchParams } = new URL(url)
  expect(searchParams.get('prompt')).toBe('login')
  expect(searchParams.get('acr_values')).toMatch(/\.nonce$/)
  history.replaceState(null, '', provider.answer(url, account))
  const { session } = await load()
  expect(session.account).toBe(account)
  expect(session.returnPath).toBe(isResumed ? '/pin' : undefined)
  expect(session.consumeReauthentication?.('other')).toBe(false)
  expect(session.consumeReauthentication?.('phone-pin-100')).toBe(isResumed)
  expect(session.consumeReauthentication?.('phone-pin-100')).toBe(false)
})

test('input that waits for the password is there after it, and gone without it', async () => {
  const key = `${STEP_UP_KEY}change-pin`
  const { session } = await signIn()
  const url = await begin({ action: 'change-pin' })
  session.tabStorage.set(key, '27418')
  history.replaceState(null, '', provider.answer(url))
  const back = await load()
  expect(back.session.tabStorage.get(key)).toBe('27418')
  expect((await load()).session.tabStorage.get(key)).toBeNull()
})

test('a popup hands its response to the page that opened it', async () => {
  const popup = { location: { replace: jest.fn<(url: string) => void>() }, close: jest.fn() }
  const openWindow = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
  const close = jest.spyOn(window, 'close').mockReturnValue()
  const { session, left } = await load(elementOf({ 'sign-in': 'popup' }))
  await session.signIn()
  expect(session.getState().note).toBe('waiting')
  history.replaceState(null, '', provider.answer(String(popup.location.replace.mock.lastCall?.[0])))
  const inPopup = await load()
  await waitFor(() => expect(session.account).toBe('mia'))
  await waitFor(() => expect(inPopup.session.account).toBe('mia'))
  expect(close).toHaveBeenCalledTimes(1)
  expect(left).toEqual([])

  openWindow.mockReturnValue(null)
  void session.signIn()
  await waitFor(() => expect(left).toHaveLength(1))
  openWindow.mockRestore()
  close.mockRestore()
})

test('a sign-out ends the session for every element and at the provider', async () => {
  const { session, left } = await signIn()
  const other = await load()
  await session.signOut()
  await waitFor(() => expect(other.session.account).toBeUndefined())
  const url = new URL(String(left[0]))
  expect([url.origin + url.pathname, url.searchParams.get('client_id')]).toEqual([
    'https://login.example/v2/logout',
    'solarstadt',
  ])
  await expect(other.session.authorize()).rejects.toThrow(SessionEndedError)
})

test('what an element keeps for the tab is there after the next sign-in of the customer, until a sign-out', async () => {
  const { session } = await signIn()
  session.tabStorage.set('draft', '24.12.1979')
  provider.endSession()
  await expect(session.authorize(await session.authorize())).rejects.toThrow(SessionEndedError)
  const again = await signIn()
  expect(again.session.tabStorage.get('draft')).toBe('24.12.1979')
  const other = await load(elementOf({}, 'nordtal-security'))
  expect(other.session.tabStorage.get('draft')).toBeNull()
  await other.session.signOut()
  expect(again.session.tabStorage.get('draft')).toBeNull()
})

test('another customer gets nothing that the first one has typed', async () => {
  const { session } = await signIn()
  session.tabStorage.set('draft', '24.12.1979')
  provider.endSession()
  await expect(session.authorize(await session.authorize())).rejects.toThrow(SessionEndedError)
  history.replaceState(null, '', provider.answer(await begin(), 'ben'))
  expect((await load()).session.account).toBe('ben')
  expect(Object.values(sessionStorage)).not.toContain('24.12.1979')
})

function show(session: ProviderSession) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/contracts/4711']}>
        <SignInGate session={session} basePath="/contracts">
          <p>Ihre Verträge</p>
        </SignInGate>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('the view asks for the sign-in, and shows an outage with a retry', async () => {
  provider.breakDown()
  const { session, left } = await load()
  show(session)
  expect(screen.getByRole('heading', { name: 'Bitte melden Sie sich an' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
  expect(await screen.findByRole('heading', { name: /gerade nicht erreichbar/ })).toBeVisible()
  expect(left).toEqual([])
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeVisible()
})

test('the content is shown to a signed-in customer, until the session ends', async () => {
  const { session } = await signIn()
  show(session)
  expect(screen.getByText('Ihre Verträge')).toBeVisible()
  provider.endSession()
  await act(async () => {
    await session.authorize(await session.authorize()).catch(() => undefined)
  })
  expect(screen.getByRole('heading', { name: 'Ihre Anmeldung ist abgelaufen' })).toBeVisible()
})
