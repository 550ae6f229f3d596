import { expect, test } from '@jest/globals'
import { HttpResponse, http, problem, tooManyRequests } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { DEVICES_URL, fakeDevices, openDevices, phone, tablet, thisDevice } from './devices-fixture.ts'

const devices = fakeDevices()
const signOutOf = (name: string) => screen.findByRole('button', { name: `Abmelden (${name})` })
const refuse = (...[code, status]: Parameters<typeof problem>) =>
  devices.bff.use(http.delete(DEVICES_URL, () => problem(code, status)))

test('the page shows this device apart from the others, with a hint how to sign out', async () => {
  devices.serve(thisDevice, phone)
  openDevices()
  expect(await screen.findByText('Firefox auf Windows')).toBeVisible()
  const current = within(screen.getByRole('region', { name: 'Dieses Gerät' }))
  expect(current.getByText('Firefox auf Windows')).toBeVisible()
  expect(current.getByText(/das Bild Ihres Kontos/)).toBeVisible()
  expect(current.queryByRole('button')).not.toBeInTheDocument()
  const others = within(screen.getByRole('region', { name: 'Andere Geräte' }))
  expect(others.getByText('Ein anderes Gerät ist angemeldet.')).toBeVisible()
  expect(others.getByRole('listitem')).toHaveTextContent('Zuletzt benutzt: 04.02.2025, 09:14 Uhr')
  expect(others.getByText(/ab sofort keine Daten mehr/)).toBeVisible()
})

test.each([
  ['phone', 'Smartphone'],
  ['tablet', 'Tablet'],
  ['computer', 'Computer'],
])('a %s is named as one', async (kind, name) => {
  devices.serve(thisDevice, { ...phone, kind })
  openDevices()
  expect(await screen.findByRole('listitem')).toHaveTextContent(name)
})

test('a device of unknown kind is shown without it', async () => {
  devices.serve(thisDevice, { ...phone, kind: 'fridge' })
  openDevices()
  expect(await signOutOf('Safari auf iPhone')).toBeVisible()
})

test('a single other device has no button for all others, and an unknown one has a name', async () => {
  const { browser: _, system: __, ...unknown } = phone
  devices.serve(thisDevice, unknown)
  openDevices()
  expect(await signOutOf('Unbekanntes Gerät')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Alle anderen Geräte abmelden' })).not.toBeInTheDocument()
})

test('a customer without other devices reads that there are none', async () => {
  devices.serve(thisDevice)
  openDevices()
  expect(await screen.findByText('Kein anderes Gerät ist angemeldet.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('an empty list of devices offers a new password', async () => {
  devices.serve()
  const { user } = openDevices()
  expect(await screen.findByText('Gerade können wir keine Geräte zuordnen')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Passwort zurücksetzen' }))
  expect(await screen.findByRole('heading', { name: 'Passwort zurücksetzen', level: 1 })).toBeVisible()
})

test('without a known current device there is no button for all others', async () => {
  devices.serve(phone, tablet)
  openDevices()
  expect(await screen.findByText(/Welches davon dieses Gerät ist/)).toBeVisible()
  expect(screen.getByText('2 Geräte sind angemeldet.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Alle anderen Geräte abmelden' })).not.toBeInTheDocument()
})

test('a sign-out shows a toast, removes the row and focuses the summary', async () => {
  devices.serve(thisDevice, phone, tablet)
  const { user } = openDevices()
  await user.dblClick(await signOutOf('Safari auf iPhone'))
  expect(await screen.findByText('Gerät abgemeldet')).toBeVisible()
  const summary = await screen.findByText('Ein anderes Gerät ist angemeldet.')
  expect(screen.queryByRole('button', { name: /iPhone/ })).not.toBeInTheDocument()
  expect(devices.signedOut).toEqual(['phone'])
  await waitFor(() => expect(summary).toHaveFocus())
})

test('a device that was signed out before disappears too', async () => {
  devices.serve(thisDevice, phone)
  const { user } = openDevices()
  const button = await signOutOf('Safari auf iPhone')
  refuse('not-found', 404)
  await user.click(button)
  expect(await screen.findByText('Dieses Gerät war schon abgemeldet')).toBeVisible()
  expect(await screen.findByText('Kein anderes Gerät ist angemeldet.')).toBeVisible()
})

test.each([
  ['unavailable', 503, /hat leider nicht geklappt/],
  ['current-device', 409, /das Gerät, das Sie gerade benutzen/],
  ['too-many-requests', 429, /Das ging zu oft hintereinander/],
] as const)('a refusal (%s) shows in the row and can be retried', async (code, status, text) => {
  devices.serve(thisDevice, phone)
  const { user } = openDevices()
  const button = await signOutOf('Safari auf iPhone')
  refuse(code, status)
  await user.click(button)
  expect(await screen.findByText(text)).toBeVisible()
  expect(button).toHaveFocus()
  devices.serve(thisDevice, phone)
  await user.click(button)
  expect(await screen.findByText('Gerät abgemeldet')).toBeVisible()
  expect(devices.signedOut).toEqual(['phone'])
})

test('too many sign-outs show the waiting time and count down', async () => {
  devices.serve(thisDevice, phone)
  const { user } = openDevices()
  const button = await signOutOf('Safari auf iPhone')
  devices.bff.use(http.delete(DEVICES_URL, () => tooManyRequests(42)))
  await user.click(button)
  expect(await screen.findByText(/Das ging zu oft hintereinander/)).toHaveTextContent('in 42 Sekunden')
  expect(button).toHaveTextContent(/^Abmelden in 4[12]/)
  expect(button).toHaveAttribute('aria-disabled', 'true')
  devices.serve(thisDevice, phone)
  await user.click(button)
  expect(devices.signedOut).toEqual([])
})

test('a sign-out without a connection shows an inline error', async () => {
  devices.serve(thisDevice, phone)
  const { user } = openDevices()
  const button = await signOutOf('Safari auf iPhone')
  devices.bff.use(http.delete(DEVICES_URL, () => HttpResponse.error()))
  await user.click(button)
  expect(await screen.findByText(/Es gibt gerade keine Verbindung/)).toBeVisible()
})
