import { expect, test } from '@jest/globals'
import { useBff } from '@portal/bff-client'
import { calls, type ItemResult } from '@portal/contracts'
import { useMutation } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { useChange } from '../changes/use-change.ts'
import { createSlot } from '../slot.tsx'
import {
  aCustomerProfile,
  BFF_URL,
  fakeBff,
  HttpResponse,
  http,
  problem,
  renderTab,
} from '../testing/index.ts'

const bff = fakeBff()
const url = BFF_URL + calls.undoChange.path
const { personalData } = aCustomerProfile()

function SaveButton({ name }: { name: string }) {
  const client = useBff()
  const mutation = useMutation({
    mutationFn: () => client.call('changeBirthDate', { body: { birthdate: '1980-01-01' }, version: 1 }),
  })
  const change = useChange({
    mutation: { ...mutation, send: () => mutation.mutateAsync() },
    toasts: { saved: 'Gespeichert.' },
  })
  return (
    <button type="button" onClick={() => change.submit()}>
      {name}
    </button>
  )
}

const Page = () => ['Speichern', 'Auch speichern'].map((name) => <SaveButton key={name} name={name} />)

/** @param changeId of the response; none if the change cannot be undone */
function serveChange(changeId?: string) {
  bff.use(
    http.put(BFF_URL + calls.changeBirthDate.path, () =>
      HttpResponse.json(personalData, changeId ? { headers: { 'change-id': changeId } } : {}),
    ),
  )
}

/** Saves the page's change. */
async function save(changeId?: string) {
  serveChange(changeId)
  const tab = renderTab(createSlot(Page), { basePath: '/page' })
  await tab.user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Gespeichert.')).toBeVisible()
  return tab
}

function serveUndo(results: ItemResult[]) {
  const sent: unknown[] = []
  bff.use(
    http.post(url, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ results })
    }),
  )
  return sent
}

const undoButton = { name: 'Rückgängig' }

test('the toast of a change undoes it, and the profile is reloaded', async () => {
  const sent = serveUndo([{ id: 'birthdate', outcome: 'success' }])
  const { user, bus } = await save('change-1')
  const published: string[] = []
  bus.on('profile.changed', ({ section }) => published.push(section))
  await user.click(screen.getByRole('button', undoButton))
  expect(await screen.findByText('Änderung zurückgenommen.')).toBeVisible()
  expect(sent).toEqual([{ id: 'change-1' }])
  expect(published).toEqual(['communicationChannelData'])
  expect(screen.queryByText('Gespeichert.')).not.toBeInTheDocument()
})

test('the toast of a change on another path replaces it', async () => {
  const sent = serveUndo([{ id: 'birthdate', outcome: 'success' }])
  const { user, router } = await save('change-1')
  const first = screen.getByText('Gespeichert.')
  serveChange('change-2')
  await act(() => router.navigate('/page/next'))
  await user.click(screen.getByRole('button', { name: 'Auch speichern' }))
  await waitFor(() => expect(screen.getAllByText('Gespeichert.')[0]).not.toBe(first))
  expect(first).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', undoButton))
  expect(await screen.findByText('Änderung zurückgenommen.')).toBeVisible()
  expect(sent).toEqual([{ id: 'change-2' }])
})

test('a change without an effect offers no undoing', async () => {
  await save()
  expect(screen.queryByRole('button', undoButton)).not.toBeInTheDocument()
})

test('parts that stay are counted, with their reasons', async () => {
  serveUndo([
    { id: 'contract:1', contractId: '1', outcome: 'success' },
    { id: 'contract:2', contractId: '2', outcome: 'failed', reason: 'stale-version' },
  ])
  const { user } = await save('change-1')
  await user.click(screen.getByRole('button', undoButton))
  expect(await screen.findByText('Nur 1 von 2 Änderungen zurückgenommen.')).toBeVisible()
  expect(screen.getByText('Die Angabe wurde inzwischen an anderer Stelle geändert.')).toBeVisible()
})

test('an undoing after ten minutes says why nothing has happened', async () => {
  bff.use(http.post(url, () => problem('undo-expired', 410)))
  const { user } = await save('change-1')
  await user.click(screen.getByRole('button', undoButton))
  expect(await screen.findByText('Die Änderung wurde nicht zurückgenommen.')).toBeVisible()
  expect(
    screen.getByText('Das geht nur zehn Minuten lang. Sie können die Angabe jederzeit neu ändern.'),
  ).toBeVisible()
})
