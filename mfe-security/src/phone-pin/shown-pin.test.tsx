import { afterEach, expect, jest, test } from '@jest/globals'
import { HttpResponse, http, problem, renderRemote, tooManyRequests } from '@portal/portal/testing'
import { act, screen, waitFor } from '@testing-library/react'
import remote from '../../remote.ts'
import { fakePins, PIN_URL, pinCard } from './phone-pin-fixture.ts'

const pins = fakePins()

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

async function open(...served: Parameters<typeof pins.serve>) {
  pins.serve(...(served.length > 0 ? served : [{}]))
  const tab = renderRemote(remote)
  const card = await pinCard()
  return { ...tab, card, show: () => tab.user.click(card.getByRole('button', { name: 'PIN anzeigen' })) }
}

const digits = () => screen.queryByText('47114')

async function openShown() {
  const tab = await open()
  await tab.show()
  expect(await screen.findByText('47114')).toBeVisible()
  return tab
}

const { setTimeout: setRealTimeout } = globalThis

/** Uses fake timers and shows the PIN. */
async function openShownWithoutTime() {
  const { card } = await open()
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance', 'nextTick'] })
  async function press(name: string) {
    act(() => card.getByRole('button', { name }).click())
    if (name === 'PIN verbergen') return
    while (!digits()) await act(() => new Promise((resolve) => setRealTimeout(resolve)))
  }
  await press('PIN anzeigen')
  return { card, press }
}

const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

function hideTab(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('the PIN is hidden at first, with the date of its last change', async () => {
  const { card } = await open()
  expect(card.getByText('Zuletzt geändert: 03.02.2025')).toBeVisible()
  expect(digits()).not.toBeInTheDocument()
})

test('a shown PIN is read out by digits, counts down silently and disappears after 30 s', async () => {
  const { card } = await openShownWithoutTime()
  const announcement = card.getByText(/^Ihre Telefon-PIN: 4 7 1 1 4\. Sie wird nach 30 Sekunden/)
  expect(announcement).toHaveAttribute('role', 'status')
  wait(20)
  expect(card.getByText(/Noch 10/)).toHaveAttribute('aria-hidden', 'true')
  expect(announcement).toHaveTextContent('nach 30 Sekunden')
  wait(9)
  expect(digits()).toBeVisible()
  wait(1)
  expect(digits()).not.toBeInTheDocument()
  expect(card.queryByText(/4 7 1 1 4/)).not.toBeInTheDocument()
  expect(card.getByText('Ihre Telefon-PIN ist verborgen.')).toBeInTheDocument()
  expect(card.getByRole('button', { name: 'PIN anzeigen' })).toBeVisible()
})

test('hiding the PIN resets its 30 s', async () => {
  const { press } = await openShownWithoutTime()
  wait(25)
  await press('PIN verbergen')
  expect(digits()).not.toBeInTheDocument()
  await press('PIN anzeigen')
  wait(25)
  expect(digits()).toBeVisible()
})

test('hiding the browser tab hides the PIN for good', async () => {
  await openShown()
  hideTab(true)
  expect(digits()).not.toBeInTheDocument()
  hideTab(false)
  expect(digits()).not.toBeInTheDocument()
})

test('a response after hiding the browser tab is not shown', async () => {
  const { show, card } = await open()
  const held = Promise.withResolvers<void>()
  const responded = Promise.withResolvers<void>()
  pins.bff.use(
    http.get(PIN_URL, async () => {
      await held.promise
      responded.resolve()
      return HttpResponse.json({ pin: '47114', version: 1, changedAt: null })
    }),
  )
  await show()
  hideTab(true)
  held.resolve()
  await responded.promise
  hideTab(false)
  // The later request gets the later response.
  pins.bff.use(http.get(PIN_URL, () => problem('unavailable', 503)))
  await show()
  await card.findByRole('alert')
  expect(digits()).not.toBeInTheDocument()
  expect(pins.seen).toEqual([])
})

test.each(['/security/phone-pin', '/security?von=brief', '/overview'])(
  'navigation to %s and Back hides the PIN',
  async (path) => {
    const { router } = await openShown()
    await act(() => router.navigate(path))
    expect(digits()).not.toBeInTheDocument()
    await act(() => router.navigate(-1))
    await screen.findByRole('button', { name: 'PIN anzeigen' })
    expect(digits()).not.toBeInTheDocument()
  },
)

test('a brand switch hides the PIN of the first brand', async () => {
  const { card, bus, show } = await open({}, { tenantId: '200', changedAt: null })
  await show()
  await screen.findByText('47114')
  act(() => bus.publish({ type: 'tenant.defined', tenantId: '200' }))
  expect(digits()).not.toBeInTheDocument()
  expect(card.queryByText(/4 7 1 1 4/)).not.toBeInTheDocument()
  expect(screen.getByText('Noch nie geändert')).toBeVisible()
})

test('showing the PIN is recorded once, and a failure of that does not hide it', async () => {
  const { show, card, user } = await open()
  await show()
  await screen.findByText('47114')
  await waitFor(() => expect(pins.seen).toEqual(['100']))
  await user.click(card.getByRole('button', { name: 'PIN verbergen' }))
  pins.failSeenCall()
  await show()
  expect(await screen.findByText('47114')).toBeVisible()
})

test.each([
  ['unavailable', () => problem('unavailable', 503), /gerade nicht anzeigen/],
  ['broken connection', () => HttpResponse.error(), /keine Verbindung/],
  ['refused', () => problem('unauthenticated', 401), /Anmeldung ist abgelaufen/],
])('a refusal (%s) shows a reason and can be retried', async (_, response, text) => {
  const { show, card } = await open()
  pins.bff.use(http.get(PIN_URL, response))
  await show()
  expect(await card.findByRole('alert')).toHaveTextContent(text)
  pins.serve({})
  await show()
  expect(await screen.findByText('47114')).toBeVisible()
  expect(card.queryByRole('alert')).not.toBeInTheDocument()
})

test('too many requests show the waiting time', async () => {
  const { show, card } = await open()
  pins.bff.use(http.get(PIN_URL, () => tooManyRequests(600)))
  await show()
  expect(await card.findByRole('alert')).toHaveTextContent('in 10 Minuten')
})

test('a timeout shows a reason', async () => {
  const { show, card } = await open()
  const timeout = new DOMException('The operation timed out', 'TimeoutError')
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(timeout))
  await show()
  expect(await card.findByRole('alert')).toHaveTextContent('zu lange gedauert')
})

test('a PIN that was changed elsewhere is shown with its own date', async () => {
  const { show, card, user } = await open()
  const changedAt = new Date().toISOString()
  pins.bff.use(http.get(PIN_URL, () => HttpResponse.json({ pin: '90210', version: 2, changedAt })))
  await show()
  await screen.findByText('90210')
  await user.click(card.getByRole('button', { name: 'PIN verbergen' }))
  expect(card.getByText('Zuletzt geändert: heute')).toBeVisible()
})
