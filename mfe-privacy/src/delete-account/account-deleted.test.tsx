import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { deleted, fakeDeletion, openDeletion } from './deletion-fixture.ts'

const account = fakeDeletion()

afterEach(() => void jest.useRealTimers())

/** The channel of all tabs. */
const STOPPED = 'automatic-sign-out.stopped'

const { setTimeout: setRealTimeout } = globalThis

const heading = () => screen.queryByRole('heading', { level: 1, name: 'Konto wurde gelöscht' })
const button = (name: string) => screen.getByRole('button', { name })
const announced = () => within(screen.getByRole('region', { name: 'Abmeldung' })).getByRole('status')
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

/** Deletes the account under fake timers. */
async function deleteWithoutTime() {
  account.serve()
  const { router } = openDeletion('/confirm')
  const confirm = await screen.findByRole('button', { name: 'Konto endgültig löschen' })
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance', 'nextTick'] })
  act(() => confirm.click())
  while (!heading()) {
    await act(() => new Promise((resolve) => setRealTimeout(resolve)))
    // Updates of the cache wait for a timer.
    act(() => jest.advanceTimersByTime(0))
  }
  return () => router.state.location.pathname
}

test('a completed deletion shows its time', async () => {
  account.serve(deleted)
  openDeletion()
  const state = within(await screen.findByRole('region', { name: 'Stand der Löschung' }))
  expect(state.getByText('Abgeschlossen')).toBeVisible()
  expect(state.getByText('Konto gelöscht').nextElementSibling).toHaveTextContent('03.02.2025, 09:14 Uhr')
  expect(state.getByText(/entfernt$/).nextElementSibling).toHaveTextContent('03.02.2025, 09:15 Uhr')
})

test('the countdown signs the customer out and is announced once', async () => {
  const path = await deleteWithoutTime()
  expect(screen.getByText('Daten werden entfernt')).toBeVisible()
  const announcement = 'Wir melden Sie in 15 Sekunden automatisch ab.'
  expect(announced()).toHaveTextContent(announcement)
  for (let second = 0; second < 14; second++) await wait(1)
  expect(screen.getByText('Wir melden Sie in 1 Sekunde automatisch ab.')).toBeVisible()
  expect(announced()).toHaveTextContent(announcement)
  expect(path()).toBe('/privacy/delete-account')
  await wait(1)
  expect(path()).toBe('/logout')
})

test('the sign-out button ends the session immediately', async () => {
  const path = await deleteWithoutTime()
  act(() => button('Jetzt abmelden').click())
  await wait(0)
  expect(path()).toBe('/logout')
})

test('stopping the countdown prevents the sign-out, tells the other tabs, and focuses the sign-out button', async () => {
  const path = await deleteWithoutTime()
  const otherTab = new BroadcastChannel(STOPPED)
  const received = new Promise((resolve) => {
    otherTab.onmessage = resolve
  })
  act(() => button('Nicht automatisch abmelden').click())
  await received
  otherTab.close()
  await wait(60)
  expect(path()).toBe('/privacy/delete-account')
  expect(announced()).toHaveTextContent('Sie werden nicht automatisch abgemeldet.')
  expect(button('Jetzt abmelden')).toHaveFocus()
})

test('stopping the countdown in one tab stops it in the others', async () => {
  const path = await deleteWithoutTime()
  const otherTab = new BroadcastChannel(STOPPED)
  otherTab.postMessage(null)
  while (screen.queryByRole('button', { name: 'Nicht automatisch abmelden' }))
    await act(() => new Promise((resolve) => setRealTimeout(resolve)))
  otherTab.close()
  await wait(60)
  expect(path()).toBe('/privacy/delete-account')
})
