import { expect, test } from '@jest/globals'
import { calls, type SecurityEvent } from '@portal/contracts'
import { BFF_URL, fakeBff, HttpResponse, http, problem, renderRemote } from '@portal/portal/testing'
import { act, screen, within } from '@testing-library/react'
import remote from '../../remote.ts'

const bff = fakeBff()
const url = BFF_URL + calls.getSecurityEvents.path

const signIn: SecurityEvent = {
  id: '1',
  kind: 'sign-in',
  at: '2025-02-03T08:14:00.000Z',
  browser: 'Chrome',
  system: 'Windows',
}

const serve = (events: SecurityEvent[], isComplete = true) =>
  bff.use(http.get(url, () => HttpResponse.json({ events, isComplete })))

const open = () => renderRemote(remote, { at: '/security/events' })
const retryButton = () => screen.findByRole('button', { name: 'Erneut versuchen' })

test('an event shows below its day, with Berlin time, browser and brand', async () => {
  serve([
    { id: '3', kind: 'phone-pin-shown', at: '2025-02-03T23:05:00.000Z', tenantId: '200' },
    { id: '2', kind: 'password-changed', at: '2025-02-03T09:00:00.000Z' },
    signIn,
  ])
  open()
  expect(await screen.findByText('Sie haben sich angemeldet')).toBeVisible()
  const shown = within(screen.getByRole('region', { name: 'Ihre Aktivitäten' }))
  expect(shown.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
    '04.02.2025',
    '03.02.2025',
  ])
  expect(shown.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Ihre Telefon-PIN wurde angezeigt00:05 Uhr, FlinkstromDas war ich nicht',
    'Ihr Passwort wurde geändert10:00 UhrDas war ich nicht',
    'Sie haben sich angemeldet09:14 Uhr, Chrome auf WindowsDas war ich nicht',
  ])
})

test.each([
  [{ browser: 'Firefox' }, '09:14 Uhr, Firefox'],
  [{ system: 'Android' }, '09:14 Uhr, Browser auf Android'],
  [{}, '09:14 Uhr'],
])('an event shows only the known software: %j', async (software, note) => {
  serve([{ id: '1', kind: 'sign-in', at: signIn.at, ...software }])
  open()
  expect(await screen.findByText(note)).toBeVisible()
})

test('an event of an unknown kind shows without details', async () => {
  serve([{ id: '2', kind: 'passkey-added', at: '2025-02-03T09:00:00.000Z' }, signIn])
  open()
  expect(await screen.findByText('Etwas an Ihrem Konto wurde geändert')).toBeVisible()
  expect(screen.getByText('Sie haben sich angemeldet')).toBeVisible()
})

test('reporting an event announces the mail that secures the account', async () => {
  serve([{ id: '2', kind: 'phone-pin-changed', at: signIn.at }])
  const reported: unknown[] = []
  bff.use(
    http.post(BFF_URL + calls.reportActivity.path, async ({ request }) => {
      reported.push(await request.json())
      return HttpResponse.json({ resendAfter: 60 }, { status: 202 })
    }),
  )
  const { user } = open()
  await user.click(
    await screen.findByRole('link', { name: 'Das war ich nicht: Eine neue Telefon-PIN wurde festgelegt' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Das war ich nicht' }))
  await user.dblClick(dialog.getByRole('button', { name: 'E-Mail senden' }))
  expect(
    await screen.findByRole('dialog', { name: 'Wir haben Ihnen eine E-Mail gesendet' }),
  ).toHaveTextContent('Öffnen Sie den Link darin, um Ihr Konto zu sichern.')
  expect(reported).toEqual([{ kind: 'phone-pin-changed' }])
})

test('the notice links to a new password, the devices and help', async () => {
  serve([signIn])
  const { user, router } = open()
  expect((await screen.findAllByText('Das war ich nicht'))[0]).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Hilfe und Kontakt' }))
  expect(router.state.location.pathname).toBe('/personal-data/help')
  await act(() => router.navigate(-1))
  await user.click(await screen.findByRole('link', { name: 'Passwort zurücksetzen' }))
  expect(await screen.findByRole('heading', { name: 'Passwort zurücksetzen', level: 1 })).toBeVisible()
})

test('a list without events shows an empty state', async () => {
  serve([])
  open()
  expect(await screen.findByText('Noch keine Aktivitäten')).toBeVisible()
})

test('an incomplete list shows a notice, and its retry completes it', async () => {
  serve([], false)
  const { user } = open()
  expect(await screen.findByText('Die Liste ist gerade nicht vollständig')).toBeVisible()
  expect(screen.queryByText('Noch keine Aktivitäten')).not.toBeInTheDocument()
  serve([signIn])
  await user.click(await retryButton())
  expect(await screen.findByText('Sie haben sich angemeldet')).toBeVisible()
  expect(screen.queryByText('Die Liste ist gerade nicht vollständig')).not.toBeInTheDocument()
})

test('a failed read shows a retry beside the link to a new password', async () => {
  bff.use(http.get(url, () => problem('unavailable', 503)))
  const { user } = open()
  const retry = await retryButton()
  expect(screen.getByRole('link', { name: 'Passwort zurücksetzen' })).toBeVisible()
  serve([signIn])
  await user.click(retry)
  expect(await screen.findByText('Sie haben sich angemeldet')).toBeVisible()
})

test('events are fetched at each visit and stay visible if that fails', async () => {
  serve([signIn])
  const { user, router } = open()
  expect(await screen.findByText('Sie haben sich angemeldet')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Anmeldung & Sicherheit' }))
  expect(await screen.findByRole('heading', { name: 'Anmeldung & Sicherheit', level: 1 })).toBeVisible()
  bff.use(http.get(url, () => problem('unavailable', 503)))
  await act(() => router.navigate(-1))
  expect(await screen.findByText('Die Liste ist vielleicht nicht aktuell')).toBeVisible()
  expect(screen.getByText('Sie haben sich angemeldet')).toBeVisible()
  serve([{ ...signIn, id: '2', kind: 'password-changed' }, signIn])
  await user.click(await retryButton())
  expect(await screen.findByText('Ihr Passwort wurde geändert')).toBeVisible()
  expect(screen.queryByText('Die Liste ist vielleicht nicht aktuell')).not.toBeInTheDocument()
})
