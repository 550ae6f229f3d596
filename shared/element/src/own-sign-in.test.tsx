import { afterEach, expect, jest, test } from '@jest/globals'
import { createSlot, usePortal } from '@portal/portal'
import { BFF_URL, http, profileHandlers } from '@portal/portal/testing'
import { PageHeader } from '@portal/ui'
import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { createProviderSession } from './provider-session/provider-session.ts'
import { config, fakeProvider } from './provider-session/testing/fake-provider.ts'
import { blockRequest, openElement } from './testing/open-element.ts'

const provider = fakeProvider()
// A removed element ends in the next task.
afterEach(() =>
  act(async () => {
    document.body.replaceChildren()
    await new Promise((resolve) => setTimeout(resolve))
  }),
)

const SignOutTab = createSlot(() => {
  const { signOut } = usePortal()
  return (
    <button type="button" onClick={signOut}>
      Abmelden
    </button>
  )
})

const { loginProviderDomain, loginClientId, apiGatewayUrl } = config
const inline = { bffPath: '/bff', apiGatewayUrl, loginProviderDomain, loginClientId }

/** Signs the customer of this browser in, as another element of the page would. */
async function signInElsewhere() {
  let url = ''
  const element = document.createElement('nordtal-privacy')
  const session = await createProviderSession(element, config, jest.fn(), (to) => {
    url = to
  })
  void session.signIn()
  await waitFor(() => expect(url).not.toBe(''))
  const before = location.href
  history.replaceState(null, '', provider.answer(url))
  const back = await createProviderSession(element, config, jest.fn())
  history.replaceState(null, '', before)
  session.close()
  return back
}

test('an element with its own sign-in shows it, and its content once the customer is signed in', async () => {
  const headers: (string | null)[] = []
  provider.network.use(
    http.get(`${BFF_URL}/api/userProfile`, ({ request }) => {
      headers.push(request.headers.get('authorization'))
      return HttpResponse.json({}, { status: 503 })
    }),
    ...profileHandlers(),
  )
  const { inside } = await openElement(SignOutTab, { session: 'provider', config: inline })
  expect(await inside.findByRole('heading', { name: 'Bitte melden Sie sich an' })).toBeVisible()
  expect(headers).toEqual([])

  const session = await signInElsewhere()
  expect(await inside.findByRole('button', { name: 'Abmelden' })).toBeVisible()
  expect(headers).toEqual([(await session.authorize()).authorization])
  session.close()
})

test('a focus that the end of the session has removed goes to the heading of the sign-in, and back', async () => {
  provider.network.use(...profileHandlers())
  const session = await signInElsewhere()
  const Tab = createSlot(() => (
    <>
      <PageHeader title="Verträge" />
      <a href="#vertrag">Vertrag 4711</a>
    </>
  ))
  const { inside, element } = await openElement(Tab, { session: 'provider', config: inline })
  const focused = () => element.shadowRoot?.activeElement
  const link = await inside.findByRole('link')
  link.focus()
  provider.endSession()
  await session.authorize(await session.authorize()).catch(() => undefined)
  const signIn = await inside.findByRole('heading', { name: 'Bitte melden Sie sich an' })
  await waitFor(() => expect(focused()).toBe(signIn))
  session.close()
  const again = await signInElsewhere()
  const title = await inside.findByRole('heading', { name: 'Verträge' })
  await waitFor(() => expect(focused()).toBe(title))
  again.close()
})

test('a page can prevent that a sign-out ends the own session', async () => {
  const session = await signInElsewhere()
  const { inside, element } = await openElement(SignOutTab, { session: 'provider', config: inline })
  const onSignOut = jest.fn((event: Event) => event.preventDefault())
  element.addEventListener('portal-sign-out', onSignOut)
  await userEvent.click(await inside.findByRole('button', { name: 'Abmelden' }))
  expect(onSignOut).toHaveBeenCalledTimes(1)
  expect(session.account).toBe('mia')
  session.close()
})

test('a policy of the page that blocks the provider is reported, and a retry shows the sign-in again', async () => {
  const consoleError = jest.spyOn(console, 'error').mockReturnValue()
  provider.breakDown(() => blockRequest('connect-src', 'https://login.example/.well-known/'))
  const { inside, element } = await openElement(SignOutTab, { session: 'provider', config: inline })
  const codes: string[] = []
  element.addEventListener('portal-error', (event) => codes.push((event as CustomEvent).detail.code))
  await userEvent.click(await inside.findByRole('button', { name: 'Anmelden' }))
  const heading = 'Dieser Bereich ist gerade nicht verfügbar'
  expect(await inside.findByRole('heading', { name: heading })).toBeVisible()
  const line = 'csp-blocked: connect-src blocks https://login.example/.well-known/'
  expect(consoleError.mock.calls).toEqual([[expect.stringContaining(line)]])
  expect(codes).toEqual(['csp-blocked'])
  consoleError.mockClear()
  await userEvent.click(inside.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await inside.findByRole('button', { name: 'Anmelden' })).toBeVisible()
})

test('a provider that is down is no error of the page', async () => {
  provider.breakDown()
  const { inside } = await openElement(SignOutTab, { session: 'provider', config: inline })
  await userEvent.click(await inside.findByRole('button', { name: 'Anmelden' }))
  const heading = 'Die Anmeldung ist gerade nicht erreichbar'
  expect(await inside.findByRole('heading', { name: heading })).toBeVisible()
})
