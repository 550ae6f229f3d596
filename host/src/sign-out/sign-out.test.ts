import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { parseAppConfig } from '@portal/contracts'
import { fakeBff, HttpResponse, http } from '@portal/portal/testing'
import { waitFor } from '@testing-library/react'
import { createSession } from '../session/session.ts'

const PROVIDER = 'https://login.example'
const values = { bffPath: '/bff', loginProviderDomain: PROVIDER, loginClientId: 'portal' }
const config = parseAppConfig(Object.entries(values).map(([name, value]) => ({ name, value })))
const network = fakeBff()

beforeEach(() => {
  // A fresh token, as the SDK stores it.
  const entry = { body: { access_token: 'old' }, expiresAt: Date.now() / 1000 + 600 }
  localStorage.setItem('@@auth0spajs@@::portal::default::openid profile email', JSON.stringify(entry))
  // The SDK renders by itself, as it does in the portal.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

afterEach(() => void Reflect.deleteProperty(window, 'navigation'))

const discovery = (respond: () => Response) =>
  http.get(`${PROVIDER}/.well-known/openid-configuration`, respond)

test.each([
  ['cannot be reached', () => HttpResponse.error()],
  ['responds with an error', () => new HttpResponse(null, { status: 502 })],
])('the sign-out deletes nothing while the provider %s', async (_, respond) => {
  network.use(discovery(respond))
  const session = createSession(config, () => undefined)
  const forget = jest.fn()
  await expect(session.signOut(forget)).rejects.toThrow()
  expect(forget).not.toHaveBeenCalled()
  expect(session.signedIn).toBe(true)
})

test('the sign-out deletes nothing while the browser is offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  network.use(discovery(() => HttpResponse.json({})))
  const session = createSession(config, () => undefined)
  await expect(session.signOut(() => undefined)).rejects.toMatchObject({ reason: 'offline' })
  expect(session.signedIn).toBe(true)
})

test('a sign-out that is stopped on its way ends its lock', async () => {
  // jsdom cannot leave its page, and logs an error.
  const left = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const navigation = new EventTarget()
  Object.assign(window, { navigation })
  network.use(discovery(() => HttpResponse.json({})))
  const session = createSession(config, () => undefined)
  const signOut = session.signOut(() => undefined)
  const nextTurn = jest.fn(async () => undefined)
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  const waiting = navigator.locks.request('nordtal-session', {}, nextTurn)
  expect(nextTurn).not.toHaveBeenCalled()
  navigation.dispatchEvent(new Event('navigateerror'))
  await expect(signOut).rejects.toMatchObject({ reason: 'stopped' })
  await waiting
  expect(session.signedIn).toBe(false)
  left.mockReset()
})

test('the sign-out deletes the session while the provider can be reached', async () => {
  // jsdom cannot leave its page, and logs an error.
  const left = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  network.use(discovery(() => HttpResponse.json({})))
  const session = createSession(config, () => undefined)
  const forget = jest.fn()
  const signOut = session.signOut(forget)
  await waitFor(() => expect(forget).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(session.signedIn).toBe(false))
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  left.mockReset()
  // Back shows the page again, which ends the lock.
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await signOut
})
