// What an attacker, another client or the page's own sign-in brings to an element.
import { afterEach, expect, jest, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { SignInGate } from './sign-in-gate.tsx'
import { config, fakeProvider } from './testing/fake-provider.ts'
import { elementOf, sessionsOf } from './testing/open-session.ts'

const provider = fakeProvider()
const { load, begin } = sessionsOf(provider)
afterEach(cleanup)

const otherClient = { ...config, loginClientId: 'solarstadt.shop' }

/** The page as the provider, or a link of an attacker, opens it. */
const open = (address: string | URL) => history.replaceState(null, '', address)

test('a response with another state starts no session, and the own sign-in stays possible', async () => {
  const url = await begin()
  const forged = new URL(provider.answer(url, 'eve'))
  forged.searchParams.set('state', 'portal-redirect.solarstadt.forged')
  history.replaceState(null, '', forged)
  const { session } = await load()
  expect(session.getState()).toMatchObject({ account: undefined, note: 'missing-transaction' })
  expect(location.search).toBe('')
  history.replaceState(null, '', provider.answer(url))
  expect((await load()).session.account).toBe('mia')
})

test("a response for the page's own sign-in is left to the page", async () => {
  history.replaceState(null, '', '/konto?code=1&state=of-the-page')
  await load()
  expect(location.search).toBe('?code=1&state=of-the-page')
  expect(provider.requests).toEqual([])
})

test('of two clients on a page each redeems the response to its own sign-in', async () => {
  const url = await begin({ ofClient: otherClient })
  open(provider.answer(url))
  const { session: first } = await load()
  expect(first.getState()).toMatchObject({ account: undefined, note: undefined })
  const { session: second } = await load(elementOf({}, 'nordtal-privacy'), otherClient)
  expect(second.account).toBe('mia')
  expect(first.account).toBeUndefined()
})

test('a code of another client, or of a sign-in that began elsewhere, starts no session', async () => {
  const codeOf = (url: string) => new URL(provider.answer(url, 'eve')).searchParams.get('code') ?? ''
  for (const injected of [await begin({ ofClient: otherClient }), await begin()]) {
    const response = new URL(provider.answer(await begin()))
    response.searchParams.set('code', codeOf(injected))
    open(response)
    expect((await load()).session.getState()).toMatchObject({
      account: undefined,
      note: 'missing-transaction',
    })
  }
})

test('an error of the provider is shown in our own text', async () => {
  const { searchParams } = new URL(await begin())
  const error = { error: 'access_denied', error_description: '<img src=x onerror=alert(1)>' }
  open(`/?${new URLSearchParams({ ...error, state: searchParams.get('state') ?? '' })}`)
  const { session } = await load()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SignInGate session={session} basePath="">
          {null}
        </SignInGate>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Anmeldung nicht möglich' })).toBeVisible()
  expect(document.body).not.toHaveTextContent('alert')
  expect(location.search).toBe('')
})

/** Begins a sign-in in a popup. @returns the page, and the address that the provider redirects the popup to */
async function beginInPopup(element: HTMLElement, ofClient = config) {
  const popup = { location: { replace: jest.fn<(url: string) => void>() }, close: jest.fn() }
  const openWindow = jest.spyOn(window, 'open').mockReturnValueOnce(popup as unknown as Window)
  const { session } = await load(element, ofClient)
  await session.signIn()
  openWindow.mockRestore()
  return { session, response: provider.answer(String(popup.location.replace.mock.lastCall?.[0])) }
}

const popupElement = () => elementOf({ 'sign-in': 'popup' })

test('a popup of one client passes nothing to an element of another', async () => {
  const close = jest.spyOn(window, 'close').mockReturnValue()
  const { session: first } = await load(popupElement())
  const { session: second, response } = await beginInPopup(popupElement(), otherClient)
  open(response)
  await load()
  await load(elementOf(), otherClient)
  await waitFor(() => expect(second.account).toBe('mia'))
  expect(first.getState()).toMatchObject({ account: undefined, note: undefined })
  close.mockRestore()
})

test('a popup stays open while the page has received the response of another popup only', async () => {
  const close = jest.spyOn(window, 'close').mockReturnValue()
  const { response } = await beginInPopup(popupElement())
  const channel = new BroadcastChannel(`portal-session:${config.loginProviderDomain}:solarstadt`)
  const handedOver = new Promise((resolve) => {
    channel.onmessage = resolve
  })
  const forged = new URL(response)
  forged.searchParams.set('state', 'portal-popup.solarstadt.forged')
  open(forged)
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  const loading = load()
  await handedOver
  channel.postMessage({ type: 'received', state: 'portal-popup.solarstadt.of-another-popup' })
  await jest.advanceTimersByTimeAsync(5000)
  jest.useRealTimers()
  expect((await loading).session.getState().note).toBe('missing-transaction')
  expect(close).not.toHaveBeenCalled()
  channel.close()
  close.mockRestore()
})

test.each(['https://shop.solarstadt.example/konto', 'https://'])(
  'a sign-in does not return to %s, which is no page of this origin',
  async (address) => {
    await expect(load(elementOf({ 'redirect-uri': address }))).rejects.toThrow(/redirect-uri/)
  },
)
