import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { BFF_URL, fakeBff, HttpResponse, http, problem, renderRemote } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.ts'
import {
  done,
  FAMILY,
  holdResponses,
  REGISTRATION,
  refused,
  respondToSwitch,
  respondWithProfile,
} from './prompt-fixture.ts'

const bff = fakeBff()
const PATH = '/contracts-payments/contract/c1'
const usePaperUrl = BFF_URL + calls.usePaperForContracts.path
const FAILED = 'Änderung fehlgeschlagen. Bitte versuchen Sie es später noch einmal.'

async function openCard(letters: Parameters<typeof respondWithProfile>[1], dialogPath = '') {
  respondWithProfile(bff, letters)
  const tab = renderRemote(remote, { at: PATH + dialogPath })
  await screen.findByText('So kommen sie zu Ihnen')
  const card = within(screen.getByRole('region', { name: 'Briefe und Rechnungen' }))
  const open = async (name: string) => {
    await tab.user.click(card.getByRole('link', { name }))
    return within(await screen.findByRole('dialog'))
  }
  const press = async (name: string | RegExp) => tab.user.click(screen.getByRole('button', { name }))
  return { ...tab, card, open, press }
}

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('switching to e-mail uses the only address and updates the card', async () => {
  const sent = respondToSwitch(bff, [done('c1')])
  const { card, open, press, tracked, router } = await openCard({ onPaper: ['c1'] })
  expect(card.getByText('Auf Papier per Post')).toBeVisible()
  const dialog = await open('Auf E-Mail umstellen')
  expect(dialog.getByText(new RegExp(`per E-Mail an ${REGISTRATION}\\.`))).toBeVisible()
  respondWithProfile(bff, { onPaper: [], byEmail: ['c1'] })
  await press('Auf E-Mail umstellen')
  expect(await screen.findByText('Ihre Vertragspost kommt jetzt per E-Mail.')).toBeVisible()
  await noDialog()
  expect(card.getByText(/^Papierlos per E-Mail/)).toBeVisible()
  expect(card.getByRole('link', { name: 'Auf Papier umstellen' })).toBeVisible()
  expect(sent).toEqual([{ email: REGISTRATION, contractIds: ['c1'], seen: { c1: null } }])
  expect(tracked).toEqual([{ type: 'switchToPaperlessContract', isSucceeded: true }])
  expect(router.state.location.pathname).toBe(PATH)
})

test('switching to e-mail takes the chosen address and other contracts on paper', async () => {
  const sent = respondToSwitch(bff, [done('c1'), refused('c2')], [done('c2')])
  const { user, open, press, unsavedInput } = await openCard({
    onPaper: ['c1', 'c2'],
    addresses: [REGISTRATION, FAMILY],
  })
  const dialog = await open('Auf E-Mail umstellen')
  expect(dialog.getByRole('radio', { name: REGISTRATION })).toBeChecked()
  expect(unsavedInput.any).toBe(false)
  await user.click(dialog.getByRole('radio', { name: FAMILY }))
  await user.click(
    dialog.getByRole('checkbox', { name: /^Auch für meinen anderen Vertrag auf Papier: „.+“$/ }),
  )
  expect(unsavedInput.any).toBe(true)
  await press('Auf E-Mail umstellen')

  expect(await screen.findByText('Nicht alle Verträge konnten umgestellt werden.')).toBeVisible()
  const results = within(await screen.findByRole('dialog', { name: 'Ergebnis Ihrer Umstellung' }))
  expect(results.getByText(`Die umgestellte Post kommt ab jetzt per E-Mail an ${FAMILY}.`)).toBeVisible()
  expect(results.getByText(/^nicht umgestellt: Gerade wird eine Rechnung erstellt/)).toBeVisible()
  await press('Fehlgeschlagene erneut versuchen')
  expect(await screen.findByText('Ihre Vertragspost kommt jetzt per E-Mail.')).toBeVisible()
  await noDialog()
  expect(unsavedInput.any).toBe(false)
  expect(sent).toMatchObject([
    { email: FAMILY, contractIds: ['c1', 'c2'] },
    { email: FAMILY, contractIds: ['c2'] },
  ])
})

test('the current address is preselected, and another one shows what it replaces', async () => {
  const { user, open } = await openCard({ onPaper: ['c1'], present: FAMILY })
  const dialog = await open('Auf E-Mail umstellen')
  expect(dialog.getByRole('radio', { name: FAMILY })).toBeChecked()
  expect(dialog.getByRole('radio', { name: FAMILY })).toHaveAccessibleDescription(
    'Die Adresse dieses Vertrags.',
  )
  expect(dialog.queryByText(/^Damit wird/)).not.toBeInTheDocument()
  await user.click(dialog.getByRole('radio', { name: REGISTRATION }))
  expect(
    dialog.getByText(
      `Damit wird ${REGISTRATION} die E-Mail-Adresse dieses Vertrags. Bisher war das ${FAMILY}.`,
    ),
  ).toBeVisible()
})

test('switching to paper updates the card and is not tracked', async () => {
  bff.use(http.post(usePaperUrl, () => HttpResponse.json({ results: [done('c1')] })))
  const { card, open, press, tracked } = await openCard({ onPaper: [], byEmail: ['c1'] })
  expect(card.getByText(/^Papierlos per E-Mail/)).toBeVisible()
  await open('Auf Papier umstellen')
  respondWithProfile(bff, { onPaper: ['c1'] })
  await press('Auf Papier umstellen')
  expect(await screen.findByText('Ihre Vertragspost kommt jetzt auf Papier.')).toBeVisible()
  await noDialog()
  expect(card.getByText('Auf Papier per Post')).toBeVisible()
  expect(tracked).toEqual([])
})

test('a refused switch shows its reason', async () => {
  bff.use(http.post(usePaperUrl, () => HttpResponse.json({ results: [refused('c1')] })))
  const { open, press } = await openCard({ onPaper: [], byEmail: ['c1'] })
  await open('Auf Papier umstellen')
  await press('Auf Papier umstellen')
  expect(await screen.findByText(FAILED)).toBeVisible()
  expect(screen.getByText(/^nicht umgestellt: Gerade wird eine Rechnung erstellt/)).toBeVisible()
  await press('Fertig')
  await noDialog()
})

test('a terminated contract offers the service instead of a retry', async () => {
  const results = [{ ...refused('c1'), reason: 'contract-terminating' }]
  bff.use(http.post(usePaperUrl, () => HttpResponse.json({ results })))
  const { open, press } = await openCard({ onPaper: [], byEmail: ['c1'] })
  await open('Auf Papier umstellen')
  await press('Auf Papier umstellen')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ergebnis Ihrer Umstellung' }))
  expect(dialog.getByRole('link', { name: 'Service kontaktieren' })).toHaveAttribute(
    'href',
    '/personal-data/help',
  )
  expect(dialog.queryByRole('button', { name: /versuchen/ })).not.toBeInTheDocument()
})

test('a failed switch leaves the choice and can be retried, too many attempts show an inline error', async () => {
  respondToSwitch(bff, problem('internal-error', 500), problem('too-many-requests', 429), [done('c1')])
  const { user, open, press, tracked } = await openCard({
    onPaper: ['c1'],
    addresses: [REGISTRATION, FAMILY],
  })
  const dialog = await open('Auf E-Mail umstellen')
  await user.click(dialog.getByRole('radio', { name: FAMILY }))
  await press('Auf E-Mail umstellen')
  expect(await screen.findByText(FAILED)).toBeVisible()
  expect(dialog.getByRole('radio', { name: FAMILY })).toBeChecked()
  await press('Auf E-Mail umstellen')
  expect(await dialog.findByText(/Das ging zu oft hintereinander/)).toBeVisible()
  await press('Auf E-Mail umstellen')
  await noDialog()
  expect(tracked.map((event) => 'isSucceeded' in event && event.isSucceeded)).toEqual([false, false, true])
})

test.each([
  ['a refusal', problem('too-many-requests', 429), /^Das ging zu oft/],
  ['a success', [done('c1')], 'Ihre Vertragspost kommt jetzt per E-Mail.'],
])('a dialog that is left while it saves waits for %s', async (_, late, text) => {
  const { sent, respond } = holdResponses(bff)
  const { user, open, press, router } = await openCard({ onPaper: ['c1'] })
  await open('Auf E-Mail umstellen')
  await press('Auf E-Mail umstellen')
  await user.keyboard('{Escape}')
  expect(screen.getByText('Wird umgestellt … Bitte warten Sie einen Moment.')).toBeVisible()
  expect(router.state.location.pathname).toBe(`${PATH}/letters-by-email`)
  await waitFor(() => expect(sent).toHaveLength(1))
  respond(late)
  expect(await screen.findByText(text)).toBeVisible()
})

test('a bookmark opens the dialog, and closing it shows the contract', async () => {
  const { user, router } = await openCard({ onPaper: ['c1'] }, '/letters-by-email')
  await screen.findByRole('dialog', { name: 'Vertragspost per E-Mail' })
  await user.keyboard('{Escape}')
  await noDialog()
  expect(router.state.location.pathname).toBe(PATH)
})

test.each([
  ['an ended contract', '/letters-by-email', { onPaper: ['c1'], termEnd: '2021-12-31' }],
  ['a contract by e-mail', '/letters-by-email', { onPaper: [], byEmail: ['c1'] }],
  ['a contract on paper', '/letters-on-paper', { onPaper: ['c1'] }],
])('%s redirects %s to the contract', async (_, dialogPath, letters) => {
  const { router } = await openCard(letters, dialogPath)
  await waitFor(() => expect(router.state.location.pathname).toBe(PATH))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an ended contract shows its channel without a link to change it', async () => {
  respondWithProfile(bff, { onPaper: ['c1'], termEnd: '2021-12-31' })
  renderRemote(remote, { at: PATH })
  expect(await screen.findByText('Auf Papier per Post')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Auf E-Mail umstellen' })).not.toBeInTheDocument()
})
