import { afterEach, expect, jest, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import {
  BFF_URL,
  fakeBff,
  HttpResponse,
  http,
  problem,
  renderRemote,
  tooManyRequests,
} from '@portal/portal/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.ts'

const bff = fakeBff()
afterEach(() => {
  jest.restoreAllMocks()
})

const url = BFF_URL + calls.requestPasswordReset.path
const FORM = 'Passwort zurücksetzen'
const SENT = 'Wir haben Ihnen eine E-Mail gesendet'
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

async function open(path = '') {
  const tab = renderRemote(remote, { at: `/security/password-reset${path}` })
  const send = await screen.findByRole('button', { name: 'E-Mail senden' })
  return { ...tab, send }
}

/** @param resendAfter seconds */
function acceptRequests(resendAfter = 60) {
  const requests = { made: 0 }
  bff.use(
    http.post(url, () => {
      requests.made++
      return HttpResponse.json({ resendAfter }, { status: 202 })
    }),
  )
  return requests
}

const refuseRequests = (retryAfter: number) => bff.use(http.post(url, () => tooManyRequests(retryAfter)))

function waitSeconds(seconds: number) {
  const now = Date.now
  jest.spyOn(Date, 'now').mockImplementation(() => now() + seconds * 1000)
}

test('the first page shows address, validity of the link and sign-outs', async () => {
  const requests = acceptRequests()
  await open()
  expect(await heading(FORM)).toBeVisible()
  expect(screen.getByText('mia.muster@post.example')).toBeVisible()
  expect(screen.getByText(/gilt eine Stunde und nur einmal/)).toBeVisible()
  expect(screen.getByText(/Auf Ihren anderen Geräten melden wir Sie dann ab/)).toBeVisible()
  expect(requests.made).toBe(0)
})

test('several clicks send one mail, and the next one has to wait', async () => {
  const requests = acceptRequests()
  const { user, send, tracked } = await open()
  await user.dblClick(send)
  expect(await heading(SENT)).toBeVisible()
  expect(screen.getByText('Die E-Mail ist unterwegs an mia.muster@post.example.')).toBeVisible()
  const again = screen.getByRole('button', { name: 'Erneut senden' })
  expect(again).toHaveTextContent(/in (60|59)/)
  act(() => again.click())
  expect(requests.made).toBe(1)
  expect(tracked).toEqual([])
})

test('a resend after the wait shows a toast and is tracked', async () => {
  const requests = acceptRequests()
  const { user, send, tracked } = await open()
  await user.click(send)
  const again = await screen.findByRole('button', { name: 'Erneut senden' })
  waitSeconds(60)
  await waitFor(() => expect(again).toHaveTextContent(/^Erneut senden$/))
  await user.click(again)
  expect(await screen.findByText('E-Mail versendet')).toBeVisible()
  expect(again).toHaveTextContent(/in (60|59)/)
  expect(requests.made).toBe(2)
  expect(tracked).toEqual([{ type: 'changePasswordRetry' }])
})

test('the first page shows a sent mail and continues its wait', async () => {
  acceptRequests()
  const { user, send, router } = await open()
  await user.click(send)
  await heading(SENT)
  await act(() => router.navigate(-1))
  expect(await screen.findByText('Eine E-Mail ist schon unterwegs an mia.muster@post.example.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'E-Mail senden' })).toHaveTextContent(/in [56]\d/)
  await user.click(screen.getByRole('link', { name: 'Hinweise zur E-Mail' }))
  expect(await heading(SENT)).toBeVisible()
})

test('the sent page without a mail redirects to the first page', async () => {
  const { router } = await open('/email')
  expect(await heading(FORM)).toBeVisible()
  expect(router.state.location.pathname).toBe('/security/password-reset')
})

test('the sent page shows help and links back', async () => {
  acceptRequests()
  const { user, send } = await open()
  await user.click(send)
  const missing = within(await screen.findByRole('region', { name: 'Keine E-Mail bekommen?' }))
  expect(missing.getByText(/Spam-Ordner/)).toBeVisible()
  expect(missing.getByRole('link', { name: 'E-Mail-Adresse ändern' })).toBeVisible()
  const service = within(screen.getByRole('region', { name: 'Wir helfen Ihnen gern' }))
  expect(service.getByRole('link', { name: /\+49/ })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Fertig' }))
  expect(await heading('Anmeldung & Sicherheit')).toBeVisible()
})

test('too many requests show the waiting time and count down', async () => {
  refuseRequests(42)
  const { user, send } = await open()
  await user.click(send)
  expect(await screen.findByText(/zu oft hintereinander.*in 42 Sekunden/)).toBeVisible()
  expect(send).toHaveTextContent(/E-Mail senden in 4[12]/)
  const requests = acceptRequests()
  act(() => send.click())
  expect(requests.made).toBe(0)
  waitSeconds(42)
  await waitFor(() => expect(send).toHaveTextContent(/^E-Mail senden$/))
  await user.click(send)
  expect(await heading(SENT)).toBeVisible()
})

test('a refused resend shows one message, counts down and is not tracked', async () => {
  acceptRequests(0)
  const { user, send, tracked } = await open()
  await user.click(send)
  const again = await screen.findByRole('button', { name: 'Erneut senden' })
  refuseRequests(42)
  await user.click(again)
  expect(await screen.findByText(/zu oft hintereinander.*in 42 Sekunden/)).toBeVisible()
  expect(screen.queryByText('E-Mail konnte nicht versendet werden')).not.toBeInTheDocument()
  expect(again).toHaveTextContent(/Erneut senden in 4[12]/)
  expect(tracked).toEqual([])
})

test('a timeout shows that the result is unknown', async () => {
  const { user, send } = await open()
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  await user.click(send)
  expect(await screen.findByText(/Ob die E-Mail unterwegs ist, wissen wir nicht/)).toBeVisible()
  expect(screen.queryByText('Passwort zurücksetzen fehlgeschlagen')).not.toBeInTheDocument()
})

test('an expired sign-in shows an inline error and no toast', async () => {
  bff.use(http.post(url, () => problem('unauthenticated', 401)))
  const { user, send } = await open()
  await user.click(send)
  expect(await screen.findByText(/Ihre Anmeldung ist abgelaufen/)).toBeVisible()
  expect(screen.queryByText('Passwort zurücksetzen fehlgeschlagen')).not.toBeInTheDocument()
})

test('a request without a connection shows an inline error', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  bff.use(http.post(url, () => HttpResponse.error()))
  const { user, send } = await open()
  await user.click(send)
  expect(await screen.findByText(/Sie sind offline, und es wurde nichts gesendet/)).toBeVisible()
})

test('a response after navigation shows a toast and does not navigate', async () => {
  const { promise: released, resolve: respond } = Promise.withResolvers<void>()
  bff.use(
    http.post(url, async () => {
      await released
      return HttpResponse.json({ resendAfter: 60 }, { status: 202 })
    }),
  )
  const { user, send, router } = await open()
  await user.click(send)
  await user.click(screen.getByRole('link', { name: 'Anmeldung & Sicherheit' }))
  await user.click(await screen.findByRole('link', { name: 'Passwort zurücksetzen' }))
  await heading(FORM)
  respond()
  expect(await screen.findByText(/schon unterwegs/)).toBeVisible()
  expect(router.state.location.pathname).toBe('/security/password-reset')
})
