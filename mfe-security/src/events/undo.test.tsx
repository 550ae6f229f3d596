import { expect, test } from '@jest/globals'
import { calls, type OfferedUndo, type SecurityEvent } from '@portal/contracts'
import { BFF_URL, fakeBff, HttpResponse, http, renderRemote } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.ts'

const bff = fakeBff()

const until = '2025-02-03T08:24:00.000Z'
const changed: SecurityEvent = { id: '1', kind: 'phone-numbers-changed', at: '2025-02-03T08:14:00.000Z' }
const first = {
  id: 'contract:1',
  contract: { name: 'Nordtal Strom', number: '4711' },
  restored: { phoneNumbers: ['+49 711 123456'] },
}
const second = {
  id: 'contract:2',
  contract: { name: 'Nordtal Gas', number: '4712' },
  restored: { phoneNumbers: [] },
}

/** Serves one change until all of its parts are undone. */
function serve(parts: OfferedUndo['parts']) {
  const sent: { id: string; parts?: string[] }[] = []
  let open = parts
  bff.use(
    http.get(BFF_URL + calls.getSecurityEvents.path, () => {
      const undo = open.length > 0 ? { undo: { changeId: 'change-1', until, parts: open } } : {}
      return HttpResponse.json({ events: [{ ...changed, ...undo }], isComplete: true })
    }),
    http.post(BFF_URL + calls.undoChange.path, async ({ request }) => {
      const body = (await request.json()) as (typeof sent)[number]
      sent.push(body)
      const undone = open.filter(({ id }) => body.parts?.includes(id) ?? true)
      open = open.filter((part) => !undone.includes(part))
      return HttpResponse.json({ results: undone.map(({ id }) => ({ id, outcome: 'success' })) })
    }),
  )
  return sent
}

const open = (at = '/security/events') => renderRemote(remote, { at })
const name = 'Rückgängig: Ihre Telefonnummern wurden geändert'

test('a change of one part is undone at once, and is not offered again', async () => {
  const sent = serve([first])
  const { user } = open()
  const button = await screen.findByRole('button', { name })
  expect(screen.getByText('Möglich bis 09:24 Uhr')).toBeVisible()
  await user.click(button)
  expect(await screen.findByText('Änderung zurückgenommen.')).toBeVisible()
  expect(sent).toEqual([{ id: 'change-1' }])
  await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument())
})

test('of a change of several contracts the chosen ones are undone', async () => {
  const sent = serve([first, second])
  const { user } = open()
  await user.click(await screen.findByRole('link', { name }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Was möchten Sie zurücknehmen?' }))
  expect(dialog.getByText('Vertragsnummer 4711 · Danach wieder: +49 711 123456')).toBeVisible()
  expect(dialog.getByText('Vertragsnummer 4712 · Danach wieder: keine Telefonnummer')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: /Nordtal Strom/ }))
  await user.click(dialog.getByRole('button', { name: 'Zurücknehmen' }))
  expect(await screen.findByText('Änderung zurückgenommen.')).toBeVisible()
  expect(sent).toEqual([{ id: 'change-1', parts: ['contract:2'] }])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByRole('button', { name })).toBeVisible()
})

test('without a choice nothing is undone', async () => {
  const sent = serve([first, second])
  const { user } = open('/security/events/undo?change=change-1')
  const dialog = within(await screen.findByRole('dialog', { name: 'Was möchten Sie zurücknehmen?' }))
  for (const box of await dialog.findAllByRole('checkbox')) await user.click(box)
  await user.click(dialog.getByRole('button', { name: 'Zurücknehmen' }))
  expect(dialog.getByText('Wählen Sie mindestens eine Angabe aus.')).toBeVisible()
  expect(sent).toEqual([])
})

test('what was undone elsewhere says that it is over', async () => {
  serve([])
  open('/security/events/undo?change=change-1')
  expect(await screen.findByText(/Das lässt sich nicht mehr zurücknehmen/)).toBeVisible()
})
