import { expect, test } from '@jest/globals'
import { HttpResponse, http, problem, renderRemote } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.ts'
import { fakePins, RESET_URL } from './phone-pin-fixture.ts'

const pins = fakePins()

async function open() {
  pins.serve({})
  const tab = renderRemote(remote)
  await tab.user.click(await screen.findByRole('link', { name: 'Neue PIN anfordern' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Neue Telefon-PIN anfordern' }))
  const confirm = () => tab.user.click(dialog.getByRole('button', { name: /^Neue PIN anfordern/ }))
  return { ...tab, dialog, confirm }
}

const acceptReset = () => {
  const sent: (string | null)[] = []
  pins.bff.use(
    http.post(RESET_URL, ({ request }) => {
      sent.push(request.headers.get('tenant'))
      return HttpResponse.json({ version: 2, changedAt: new Date().toISOString() })
    }),
  )
  return sent
}

test('a confirmed reset creates a PIN that can be shown', async () => {
  const { dialog, confirm, user, tracked } = await open()
  const sent = acceptReset()
  expect(dialog.getByText(/bisherige PIN gilt dann sofort nicht mehr/)).toBeVisible()
  expect(sent).toEqual([])
  await confirm()
  const done = within(await screen.findByRole('dialog', { name: 'Sie haben eine neue Telefon-PIN' }))
  expect(done.getByText(/„Anzeigen“/)).toBeVisible()
  expect(sent).toEqual(['100'])
  expect(tracked).toEqual([{ type: 'changePin', isSucceeded: true }])
  await user.click(done.getByRole('button', { name: 'Fertig' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByText('Zuletzt geändert: heute')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Neue PIN anfordern' })).toHaveFocus()
})

test('cancelling does not change the PIN', async () => {
  const { dialog, user } = await open()
  const sent = acceptReset()
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([])
})

test('a failed reset shows a toast, is tracked and can be retried', async () => {
  const { confirm, tracked } = await open()
  pins.bff.use(http.post(RESET_URL, () => problem('unavailable', 503)))
  await confirm()
  expect(await screen.findByText('Änderung fehlgeschlagen')).toBeVisible()
  expect(tracked).toEqual([{ type: 'changePin', isSucceeded: false }])
  acceptReset()
  await confirm()
  expect(await screen.findByRole('dialog', { name: 'Sie haben eine neue Telefon-PIN' })).toBeVisible()
})
