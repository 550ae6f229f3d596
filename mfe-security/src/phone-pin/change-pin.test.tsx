import { expect, test } from '@jest/globals'
import { HttpResponse, http, problem, profileHandlers, renderRemote } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.ts'
import { fakePins, PIN_URL, pinCard, withPins } from './phone-pin-fixture.ts'

const pins = fakePins()
const message = 'Bitte geben Sie eine 5-stellige Zahl an.'

async function open({ name = 'Telefon-PIN ändern', pin = {} } = {}) {
  pins.serve(pin)
  const tab = renderRemote(remote, { at: '/security/phone-pin' })
  const dialog = within(await screen.findByRole('dialog', { name }))
  const field = dialog.getByRole('textbox', { name: 'Neue Telefon-PIN' })
  async function save(text: string) {
    await tab.user.clear(field)
    if (text) await tab.user.type(field, text)
    await tab.user.click(dialog.getByRole('button', { name: /^Speichern/ }))
  }
  return { ...tab, dialog, field, save }
}

/** Accepts changes. Returns what was sent. */
function acceptChange() {
  const sent: { version: string | null; tenant: string | null; body: unknown }[] = []
  pins.bff.use(
    http.put(PIN_URL, async ({ request }) => {
      const { headers } = request
      const body = await request.json()
      sent.push({ version: headers.get('if-match'), tenant: headers.get('tenant'), body })
      return HttpResponse.json({ version: 9, changedAt: new Date().toISOString() })
    }),
  )
  return sent
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('a saved PIN shows a toast without it, is tracked and updates the card', async () => {
  const { save, tracked, router } = await open()
  const sent = acceptChange()
  await save('9 02-10')
  expect(await screen.findByText('Telefon-Pin geändert')).toBeVisible()
  expect(sent).toEqual([{ version: '"1"', tenant: '100', body: { pin: '90210' } }])
  await closed()
  expect(screen.getByText('Zuletzt geändert: heute')).toBeVisible()
  expect(tracked).toEqual([{ type: 'changePin', isSucceeded: true }])
  expect(document.body).not.toHaveTextContent('90210')
  expect(router.state.location.pathname).toBe('/security')
})

test('a customer without a PIN can create the first one', async () => {
  pins.serve({ version: 0, changedAt: null })
  const { user } = renderRemote(remote)
  const card = await pinCard()
  expect(card.getByText('Sie haben noch keine Telefon-PIN')).toBeVisible()
  expect(card.queryByRole('button', { name: 'PIN anzeigen' })).not.toBeInTheDocument()
  const sent = acceptChange()
  await user.click(card.getByRole('link', { name: 'PIN festlegen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Telefon-PIN festlegen' }))
  await user.type(dialog.getByRole('textbox'), '90210')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  await closed()
  expect(screen.getByText('Telefon-PIN festgelegt')).toBeVisible()
  expect(sent[0]?.version).toBe('"0"')
  expect(screen.getByRole('button', { name: 'PIN anzeigen' })).toBeVisible()
})

test('a PIN that the BFF refuses shows its inline error', async () => {
  const { save, field } = await open()
  pins.bff.use(http.put(PIN_URL, () => problem('invalid-request', 400, [{ path: '/pin', message }])))
  await save('90210')
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)))
})

test('a failed change shows a toast, is tracked and can be retried with the input', async () => {
  const { save, field, dialog, user, tracked } = await open()
  pins.bff.use(http.put(PIN_URL, () => problem('unavailable', 503)))
  await save('90210')
  expect(await screen.findByText('Änderung fehlgeschlagen')).toBeVisible()
  expect(screen.getByText('Versuchen Sie es später erneut')).toBeVisible()
  expect(field).toHaveValue('90210')
  expect(tracked).toEqual([{ type: 'changePin', isSucceeded: false }])
  acceptChange()
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Telefon-Pin geändert')).toBeVisible()
})

test('a stale PIN shows a notice before it can be overwritten', async () => {
  const { save, dialog, user } = await open()
  pins.bff.use(
    ...profileHandlers({ user: withPins({ version: 7 }) }),
    http.put(PIN_URL, () => problem('stale-version', 412)),
  )
  await save('90210')
  expect(await dialog.findByText(/inzwischen an anderer Stelle geändert/)).toBeVisible()
  const sent = acceptChange()
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Telefon-Pin geändert')).toBeVisible()
  expect(sent[0]?.version).toBe('"7"')
})

test('a retry sends the base version of the first attempt', async () => {
  const { save, dialog, user } = await open()
  pins.bff.use(
    ...profileHandlers({ user: withPins({ version: 7 }) }),
    http.put(PIN_URL, () => problem('unavailable', 503)),
  )
  await save('90210')
  expect(await screen.findByText('Änderung fehlgeschlagen')).toBeVisible()
  const sent = acceptChange()
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.version).toBe('"1"')
})

test('a brand without phone PINs has no dialog and a hint on the card', async () => {
  pins.serve({ enabled: false })
  renderRemote(remote, { at: '/security/phone-pin' })
  expect(await screen.findByText('Für Ihre Marke brauchen Sie keine Telefon-PIN.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
