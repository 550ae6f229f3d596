import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { aUserProfile, BFF_URL, fakeBff, HttpResponse, http } from '@portal/portal/testing'
import { createToasts, ToastRegion } from '@portal/ui'
import { act, screen } from '@testing-library/react'
import type { HostSession } from '../session/host-session.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { SessionEndWarning } from './session-end-warning.tsx'

const bff = fakeBff()
const MINUTE = 60_000
const NOON = Date.parse('2026-11-23T11:00:00Z')

beforeEach(() => void jest.useFakeTimers({ now: NOON, advanceTimers: true }))
afterEach(() => void jest.useRealTimers())

/** @param minutesLeft what the user profile has from now on; undefined leaves it out */
function endSessionIn(minutesLeft: number | undefined) {
  const endsAt = minutesLeft === undefined ? undefined : Date.now() + minutesLeft * MINUTE
  const profile = () =>
    endsAt === undefined ? aUserProfile() : aUserProfile({ sessionSecondsLeft: (endsAt - Date.now()) / 1000 })
  bff.use(http.get(BFF_URL + calls.getUserProfile.path, () => HttpResponse.json(profile())))
}

function open(session: Partial<HostSession> = {}) {
  const toasts = createToasts()
  const page = (
    <>
      <SessionEndWarning />
      <ToastRegion toasts={toasts} />
    </>
  )
  return renderShell([{ path: '/security', element: page }], {
    at: '/security',
    signedIn: true,
    notify: toasts.notify,
    session: {
      signedIn: true,
      account: 'mia',
      authorize: async () => ({}),
      signIn: async () => undefined,
      completeSignIn: async () => undefined,
      signOut: async () => undefined,
      ...session,
    },
  })
}

const later = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * MINUTE))
const warning = () => screen.queryByText('Ihre Sitzung endet um 13:00 Uhr')

test('the warning is shown five minutes before the session ends', async () => {
  endSessionIn(60)
  open()
  await later(54)
  expect(warning()).not.toBeInTheDocument()
  await later(1)
  expect(warning()).toBeVisible()
  expect(screen.getByText('Ihre Eingaben bleiben erhalten.')).toBeVisible()
  await later(5)
  expect(warning()).not.toBeInTheDocument()
})

const failRequest = () => bff.use(http.get(BFF_URL + calls.getUserProfile.path, () => HttpResponse.error()))

test.each([
  ['a customer who has signed in again in another tab sees no warning', () => endSessionIn(600), false],
  ['a failed request does not change the time of the warning', failRequest, true],
])('%s', async (_, happens, isShown) => {
  endSessionIn(60)
  open()
  await later(50)
  happens()
  await later(6)
  expect(warning() !== null).toBe(isShown)
})

test('a session without a known end shows no warning', async () => {
  endSessionIn(undefined)
  open()
  await later(100)
  expect(screen.queryByText(/Ihre Sitzung endet/)).not.toBeInTheDocument()
})

test('the link to stay starts a sign-in, and an unreachable provider shows a toast', async () => {
  jest.useRealTimers()
  endSessionIn(4)
  const signInAs = jest.fn<NonNullable<HostSession['signInAs']>>(() => Promise.reject(new Error('away')))
  const { user } = open({ signInAs })
  await user.click(await screen.findByRole('link', { name: 'Angemeldet bleiben' }))
  expect(signInAs).toHaveBeenCalledWith('/', {})
  expect(await screen.findByText('Die Anmeldung ist gerade nicht erreichbar')).toBeVisible()
})
