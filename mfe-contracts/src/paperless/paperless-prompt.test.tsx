import { afterEach, expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { createSlot, ProfileContent, type Tab } from '@portal/portal'
import { BFF_URL, fakeBff, http, problem, renderTab } from '@portal/portal/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import OverviewPrompt from '../slots/overview-prompt.tsx'
import {
  answerProfile,
  answerSwitch,
  done,
  FAMILY,
  forgetSkips,
  holdAnswers,
  REGISTRATION,
  refused,
} from './prompt-fixture.ts'
import { recordSkip } from './skip-cookies.ts'

const bff = fakeBff()
afterEach(forgetSkips)

const ASKS = 'Ihre Vertragspost per E-Mail?'
const REMINDS = 'Vertragspost lieber per E-Mail?'

const Slot = createSlot(OverviewPrompt)

/** The rest of the page: the name, or what has failed. */
const Page = createSlot(() => (
  <ProfileContent skeleton={null}>{({ personalData }) => <p>{personalData.name}</p>}</ProfileContent>
))

function openOverview(letters?: Parameters<typeof answerProfile>[1]) {
  if (letters) answerProfile(bff, letters)
  const Overview: Tab = ({ portal }) => (
    <>
      <Page portal={portal} />
      <Slot portal={portal} />
    </>
  )
  return renderTab(Overview, { basePath: '/overview' })
}

/** Waits until the last answer has been shown by whoever shows it, and the prompt has had its turn. */
async function expectQuiet(words = 'Mia Muster') {
  await screen.findByText(words)
  await import('./prompt.tsx')
  await act(async () => undefined)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByText(REMINDS)).not.toBeInTheDocument()
}

test('with one address a yes switches all contracts on paper to it', async () => {
  const sent = answerSwitch(bff, [done('c1'), done('c2')])
  const { user, tracked } = openOverview({ onPaper: ['c1', 'c2'], byEmail: ['c3'] })
  const dialog = within(await screen.findByRole('dialog', { name: ASKS }))
  expect(
    dialog.getByText(/zu Ihren Verträgen „Strom c1“ und „Strom c2“ schicken wir Ihnen noch/),
  ).toBeVisible()
  expect(dialog.getByText(new RegExp(`an ${REGISTRATION}`))).toBeVisible()
  answerProfile(bff, { onPaper: [], byEmail: ['c1', 'c2', 'c3'] })
  await user.dblClick(dialog.getByRole('button', { name: 'Auf E-Mail umstellen' }))
  expect(await screen.findByText('Ihre Vertragspost kommt jetzt per E-Mail.')).toBeVisible()
  expect(sent).toEqual([{ email: REGISTRATION, contractIds: ['c1', 'c2'], seen: { c1: null, c2: null } }])
  expect(tracked).toEqual([{ type: 'switchToPaperlessContract', isSucceeded: true }])
})

test('of several addresses that for signing in is selected, and another can be chosen', async () => {
  const sent = answerSwitch(bff, [done('c1')])
  const { user } = openOverview({ onPaper: ['c1'], addresses: ['Mia.Muster@post.example', FAMILY] })
  await user.click(await screen.findByRole('button', { name: 'E-Mail-Adresse wählen' }))
  const picker = within(await screen.findByRole('dialog', { name: 'An welche Adresse?' }))
  expect(picker.getAllByRole('radio')).toHaveLength(2)
  expect(picker.getByRole('radio', { name: REGISTRATION })).toBeChecked()
  await user.click(picker.getByRole('radio', { name: FAMILY }))
  expect(picker.getByRole('radio', { name: REGISTRATION })).not.toBeChecked()
  await user.click(picker.getByRole('button', { name: 'Diese Adresse nutzen' }))
  await waitFor(() => expect(sent).toMatchObject([{ email: FAMILY }]))
})

test('the choice of an address says what is decided, and staying on paper is confirmed', async () => {
  const { user } = openOverview({ onPaper: ['c1', 'c2'], present: FAMILY })
  await user.click(await screen.findByRole('button', { name: 'E-Mail-Adresse wählen' }))
  const picker = within(await screen.findByRole('dialog', { name: 'An welche Adresse?' }))
  expect(
    picker.getByText(/zu Ihren Verträgen „Strom c1“ und „Strom c2“ .* kostenlos, und Sie können/),
  ).toBeVisible()
  expect(
    picker.getByText(
      `Damit wird ${REGISTRATION} die E-Mail-Adresse dieser Verträge. Bisher war das ${FAMILY}.`,
    ),
  ).toBeVisible()
  await user.click(picker.getByRole('button', { name: 'Auf Papier lassen' }))
  expect(await screen.findByText('Ihre Vertragspost kommt weiter auf Papier.')).toBeVisible()
})

test('a failure is told once in the reminder, whose contracts are named', async () => {
  recordSkip('100', ['c1'])
  answerSwitch(bff, problem('internal-error', 500))
  const { user } = openOverview({ onPaper: ['c1'], byEmail: ['c2'] })
  expect(await screen.findByText(/zu Ihrem Vertrag „Strom c1“ kommen noch auf Papier/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Auf E-Mail umstellen' }))
  expect(await screen.findByText(/^Änderung fehlgeschlagen/)).toBeVisible()
  expect(screen.queryByText(/^Das hat leider nicht geklappt/)).not.toBeInTheDocument()
})

test('who is refused for some contracts reads why', async () => {
  answerSwitch(bff, [done('c1'), refused('c2')])
  const { user } = openOverview({ onPaper: ['c1', 'c2'] })
  await user.click(await screen.findByRole('button', { name: 'Auf E-Mail umstellen' }))
  const results = within(await screen.findByRole('dialog', { name: 'Ergebnis Ihrer Umstellung' }))
  expect(await results.findByRole('group', { name: 'Für 1 von 2 Verträgen umgestellt' })).toHaveFocus()
  expect(results.getByText(/^nicht umgestellt: Gerade wird eine Rechnung erstellt/)).toBeVisible()
})

test('a failure is told beside the buttons as well, and they can be used again', async () => {
  answerSwitch(bff, problem('too-many-requests', 429), [done('c1')])
  const { user, tracked } = openOverview({ onPaper: ['c1'] })
  await user.click(await screen.findByRole('button', { name: 'Auf E-Mail umstellen' }))
  expect(await screen.findByText(/Das ging zu oft hintereinander/)).toBeVisible()
  expect(screen.queryByText(/^Änderung fehlgeschlagen/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Auf E-Mail umstellen' }))
  expect(await screen.findByText('Ihre Vertragspost kommt jetzt per E-Mail.')).toBeVisible()
  expect(tracked).toHaveLength(2)
})

test('a failure is told although its dialog was closed before it came', async () => {
  const { sent, answer } = holdAnswers(bff)
  const { user } = openOverview({ onPaper: ['c1'] })
  await user.click(await screen.findByRole('button', { name: 'Auf E-Mail umstellen' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(sent).toHaveLength(1))
  answer(problem('too-many-requests', 429))
  expect(await screen.findByText(/^Änderung fehlgeschlagen/)).toBeVisible()
})

test('a failure is told although the customer has gone on to another page', async () => {
  recordSkip('100', ['c1'])
  const { sent, answer } = holdAnswers(bff)
  const { user, router, tracked } = openOverview({ onPaper: ['c1'] })
  await user.click(await screen.findByRole('button', { name: 'Auf E-Mail umstellen' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await act(() => router.navigate('/personal-data'))
  expect(await screen.findByRole('heading', { name: 'Another tab' })).toBeVisible()
  answer(problem('too-many-requests', 429))
  expect(await screen.findByText(/^Änderung fehlgeschlagen/)).toBeVisible()
  expect(tracked).toEqual([{ type: 'switchToPaperlessContract', isSucceeded: false }])
})

test('Escape is a no, and the next visit only reminds', async () => {
  const { user } = openOverview({ onPaper: ['c1'] })
  await screen.findByRole('dialog', { name: ASKS })
  await user.keyboard('{Escape}')
  expect(await screen.findByText('Ihre Vertragspost kommt weiter auf Papier.')).toBeVisible()
  openOverview()
  expect(await screen.findByText(REMINDS)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('two skips are the end of it, in whatever order the contracts come', async () => {
  recordSkip('100', ['c1', 'c2'])
  recordSkip('100', ['c2', 'c1'])
  openOverview({ onPaper: ['c2', 'c1'] })
  await expectQuiet()
})

test.each([
  ['another contract', ['c1', 'c2']],
  ['a contract less', ['c3']],
])('%s on paper makes the skips void', async (_, onPaper) => {
  for (const __ of [1, 2]) recordSkip('100', ['c1', 'c3'])
  openOverview({ onPaper })
  expect(await screen.findByRole('dialog', { name: ASKS })).toBeVisible()
})

test('the skip of one brand says nothing about the other', async () => {
  recordSkip('200', ['c1'])
  openOverview({ onPaper: ['c1'] })
  expect(await screen.findByRole('dialog', { name: ASKS })).toBeVisible()
})

test('without a contract on paper nothing is asked', async () => {
  openOverview({ onPaper: [], byEmail: ['c1'] })
  await expectQuiet()
})

test('about a contract that has ended nothing is asked', async () => {
  openOverview({ onPaper: ['c1'], termEnd: '2021-12-31' })
  await expectQuiet()
})

test.each(['getCustomerProfile', 'getUserProfile'] as const)('when %s fails it stays quiet', async (call) => {
  bff.use(http.get(BFF_URL + calls[call].path, () => problem('internal-error', 500)))
  openOverview()
  await expectQuiet('Ihre Daten konnten gerade nicht geladen werden. Bitte versuchen Sie es noch einmal.')
})
