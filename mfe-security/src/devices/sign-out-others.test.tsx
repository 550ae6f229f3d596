import { afterEach, expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { BFF_URL, HttpResponse, http, problem, tooManyRequests } from '@portal/portal/testing'
import { notifyManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { fakeDevices, OTHERS_URL, openDevices, phone, tablet, thisDevice } from './devices-fixture.ts'

const devices = fakeDevices()
afterEach(() => notifyManager.setScheduler((tell) => setTimeout(tell)))

async function openQuestion() {
  devices.serve(thisDevice, phone, tablet)
  const tab = openDevices()
  await tab.user.click(await screen.findByRole('link', { name: 'Alle anderen Geräte abmelden' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Alle anderen Geräte abmelden?' }))
  return { ...tab, dialog, confirm: dialog.getByRole('button', { name: 'Alle anderen abmelden' }) }
}

test('the dialog explains the effect and signs out nothing before confirmation', async () => {
  const { dialog, user } = await openQuestion()
  expect(dialog.getByText(/Auf diesem Gerät bleiben Sie angemeldet/)).toBeVisible()
  expect(dialog.getByText(/ab sofort keine Daten mehr/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Alle anderen Geräte abmelden' })).toHaveFocus()
  expect(devices.signedOut).toEqual([])
})

test('confirming signs out all others, shows a toast and focuses the summary', async () => {
  const { confirm, user } = await openQuestion()
  await user.dblClick(confirm)
  expect(await screen.findByText('Alle anderen Geräte abgemeldet')).toBeVisible()
  expect(devices.signedOut).toEqual(['phone', 'tablet'])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByText('Firefox auf Windows')).toBeVisible()
  await waitFor(() => expect(screen.getByText('Kein anderes Gerät ist angemeldet.')).toHaveFocus())
})

test.each([0, 100])(
  'after the password the summary is focused, also if the list shows %i ms late that it is empty',
  async (ms) => {
    devices.serve(thisDevice, phone, tablet)
    const { user } = openDevices('/security/devices/sign-out')
    const confirm = await screen.findByRole('button', { name: 'Alle anderen abmelden' })
    notifyManager.setScheduler((tell) => setTimeout(tell, ms))
    await user.click(confirm)
    await waitFor(() => expect(screen.getByText('Kein anderes Gerät ist angemeldet.')).toHaveFocus())
  },
)

test('a failure shows in the dialog and can be retried', async () => {
  const { dialog, confirm, user } = await openQuestion()
  devices.bff.use(http.delete(OTHERS_URL, () => problem('unavailable', 503)))
  await user.click(confirm)
  expect(await dialog.findByText(/hat leider nicht geklappt/)).toBeVisible()
  devices.serve(thisDevice, phone, tablet)
  await user.click(confirm)
  expect(await screen.findByText('Alle anderen Geräte abgemeldet')).toBeVisible()
})

test('too many requests count down in the dialog', async () => {
  const { dialog, confirm, user } = await openQuestion()
  devices.bff.use(http.delete(OTHERS_URL, () => tooManyRequests(600)))
  await user.click(confirm)
  expect(await dialog.findByText(/Das ging zu oft hintereinander/)).toHaveTextContent('in 10 Minuten')
  expect(confirm).toHaveTextContent('Alle anderen abmelden in 10 min')
  await user.click(confirm)
  expect(devices.signedOut).toEqual([])
})

test('a bookmark of the dialog without other devices shows that there were none', async () => {
  devices.serve(thisDevice)
  const { user } = openDevices('/security/devices/sign-out')
  await user.click(await screen.findByRole('button', { name: 'Alle anderen abmelden' }))
  expect(await screen.findByText('Es war kein anderes Gerät angemeldet')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('the list of events contains the sign-out at the next visit', async () => {
  const eventsUrl = BFF_URL + calls.getSecurityEvents.path
  const serveEvents = (...kinds: string[]) => {
    const events = kinds.map((kind) => ({ id: kind, kind, at: '2025-02-03T08:14:00.000Z' }))
    devices.bff.use(http.get(eventsUrl, () => HttpResponse.json({ events, isComplete: true })))
  }
  serveEvents('sign-in')
  devices.serve(thisDevice, phone)
  const { user, router } = openDevices('/security/events')
  expect(await screen.findByText('Sie haben sich angemeldet')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Angemeldete Geräte ansehen' }))
  await user.click(await screen.findByRole('button', { name: 'Abmelden (Safari auf iPhone)' }))
  expect(await screen.findByText('Gerät abgemeldet')).toBeVisible()
  serveEvents('device-signed-out', 'sign-in')
  await act(() => router.navigate(-1))
  expect(await screen.findByText('Sie haben ein anderes Gerät abgemeldet')).toBeVisible()
})
