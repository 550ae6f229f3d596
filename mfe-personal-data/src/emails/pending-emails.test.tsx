import { expect, test } from '@jest/globals'
import type { PendingEmailItem } from '@portal/contracts'
import {
  fakeBff,
  HttpResponse,
  http,
  problem,
  profileHandlers,
  renderRemote,
  tooManyRequests,
} from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.ts'
import { aCustomerWithEmails, emailAddressUrl, openDialog } from './emails-fixture.ts'

const bff = fakeBff()

const typo: PendingEmailItem = {
  id: 'p1',
  version: 3,
  value: 'mia.mutser@post.example',
  contracts: ['c1', 'c2'],
  contact: false,
  isLinkExpired: false,
}

const waiting = (...pendingEmailAddresses: PendingEmailItem[]) =>
  bff.use(...profileHandlers({ customer: aCustomerWithEmails({ pendingEmailAddresses }) }))

async function openCard(pending = typo, path = 'contract') {
  waiting(pending)
  const { user } = renderRemote(remote, { at: `/personal-data/email-list/${path}` })
  await screen.findByText('Noch nicht bestätigt')
  const card = within(screen.getByRole('region', { name: 'Ihre Adressen' }))
  return { user, card, press: (name: string) => user.click(card.getByRole('button', { name })) }
}

/** Records the requests to the BFF; each gets the same response. */
function take(answer: () => Response) {
  const sent: object[] = []
  const resolve = async ({ request }: { request: Request }) => {
    const body = request.method === 'DELETE' ? undefined : await request.json()
    const { search } = new URL(request.url)
    sent.push({ method: request.method, search, version: request.headers.get('if-match'), body })
    return answer()
  }
  bff.use(http.post(emailAddressUrl, resolve), http.put(emailAddressUrl, resolve))
  bff.use(http.delete(emailAddressUrl, resolve))
  return sent
}

const pendingAnswer = (value: string) =>
  HttpResponse.json({ item: null, results: [], pending: { ...typo, id: 'p2', value } })

test('a pending address shows with its use on the card of its kind', async () => {
  const { card } = await openCard()
  expect(card.getByText(/E-Mail an mia\.mutser@post\.example geschickt/)).toBeVisible()
  expect(card.getByText('Für Ökostrom, Wärmestrom')).toBeVisible()
  expect(card.getByText('2 Adressen')).toBeVisible()
  expect(screen.getByRole('link', { name: /alt@post\.example/ })).toBeVisible()
})

test('a pending address for contracts and questions shows on both cards', async () => {
  waiting({ ...typo, contact: true })
  renderRemote(remote, { at: '/personal-data/email-list' })
  expect(await screen.findAllByText('Für Ökostrom, Wärmestrom · Für Werbung und Rückfragen')).toHaveLength(2)
})

test('the mail is sent again, and the button then counts down', async () => {
  const { card, press } = await openCard()
  const sent = take(() => pendingAnswer(typo.value))
  await press('Erneut senden')
  expect(await screen.findByText('E-Mail versendet')).toBeVisible()
  const { value, contracts, contact } = typo
  expect(sent).toMatchObject([{ method: 'POST', body: { value, contracts, contact } }])
  await waitFor(() =>
    expect(card.getByRole('button', { name: 'Erneut senden' })).toHaveAttribute('aria-disabled'),
  )
})

test('a mail whose link has expired is marked', async () => {
  const { card } = await openCard({ ...typo, isLinkExpired: true })
  expect(card.getByText(/E-Mail an mia\.mutser@post\.example gilt nicht mehr/)).toBeVisible()
})

test('resending for an address confirmed meanwhile does not report a mail', async () => {
  const { press } = await openCard()
  const results = typo.contracts.map((contractId) => ({ contractId, outcome: 'success' }))
  take(() => HttpResponse.json({ item: null, results }))
  await press('Erneut senden')
  expect(await screen.findByText('E-Mail-Adresse erfolgreich geändert.')).toBeVisible()
  expect(screen.queryByText('E-Mail versendet')).not.toBeInTheDocument()
})

test('a mail requested too often shows when the next is possible', async () => {
  const { card, press } = await openCard()
  take(() => tooManyRequests(42))
  await press('Erneut senden')
  expect(await screen.findByText(/in 42 Sekunden noch einmal/)).toBeVisible()
  expect(card.getByText('Noch nicht bestätigt')).toBeVisible()
})

test('a withdrawn address disappears, and the focus stays at its card', async () => {
  const { press } = await openCard()
  const sent = take(() => {
    waiting()
    return HttpResponse.json({ id: 'p1' })
  })
  await press('Änderung zurückziehen')
  await waitFor(() => expect(screen.queryByText('Noch nicht bestätigt')).not.toBeInTheDocument())
  expect(sent).toMatchObject([{ method: 'DELETE', search: '?id=p1', version: '"3"' }])
  expect(screen.getByRole('heading', { name: 'Ihre Adressen' })).toHaveFocus()
})

test('a failed withdrawal leaves the address and shows a toast', async () => {
  const { card, press } = await openCard()
  take(() => problem('unavailable', 503))
  await press('Änderung zurückziehen')
  expect(await screen.findByText('Anfrage fehlgeschlagen')).toBeVisible()
  expect(card.getByText('Noch nicht bestätigt')).toBeVisible()
})

test('correcting a pending address replaces it for the same contracts', async () => {
  const { card, user } = await openCard()
  await user.click(card.getByRole('link', { name: 'Andere Adresse angeben' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Andere Adresse angeben' }))
  const field = dialog.getByRole('textbox', { name: 'E-Mail-Adresse' })
  expect(field).toHaveValue('mia.mutser@post.example')
  await user.clear(field)
  await user.type(field, 'mia.muster2@post.example')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  const sent = take(() => pendingAnswer('mia.muster2@post.example'))
  await user.click(await screen.findByRole('button', { name: 'Jetzt ändern' }))
  expect(
    await screen.findByText(/Wir haben eine E-Mail an mia\.muster2@post\.example geschickt/),
  ).toBeVisible()
  expect(sent).toMatchObject([
    { method: 'POST', body: { value: 'mia.muster2@post.example', contracts: ['c1', 'c2'], corrects: 'p1' } },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a new address is not reported as saved before it is confirmed', async () => {
  take(() => pendingAnswer('neu@post.example'))
  const { saveAddress } = await openDialog(bff, 'contract/e2')
  await saveAddress('neu@post.example')
  expect(await screen.findByText(/Bitte bestätigen Sie die Adresse/)).toBeVisible()
  expect(screen.queryByText('E-Mail-Adresse erfolgreich geändert.')).not.toBeInTheDocument()
})

test('adding an address says when contracts got another one meanwhile', async () => {
  take(() => problem('stale-version', 412))
  const { saveAddress } = await openDialog(bff, 'advertising/new', { name: 'Neue E-Mail-Adresse' })
  await saveAddress('neu@post.example')
  expect(await screen.findByText(/Die Adressen Ihrer Verträge wurden inzwischen/)).toBeVisible()
})
