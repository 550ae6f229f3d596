import { afterEach, expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { createSlot, type Portal, ProfileContent, type Tab } from '@portal/portal'
import { BFF_URL, fakeBff, http, problem, renderTab } from '@portal/portal/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import OverviewPrompt from '../slots/overview-prompt.tsx'
import {
  deleteSkipCookies,
  done,
  FAMILY,
  holdResponses,
  REGISTRATION,
  refused,
  respondToSwitch,
  respondWithProfile,
} from './prompt-fixture.ts'
import { recordSkip } from './skip-cookies.ts'

const bff = fakeBff()
afterEach(deleteSkipCookies)

const QUESTION = 'Ihre Vertragspost per E-Mail?'
const REMINDER = 'Vertragspost lieber per E-Mail?'

const Slot = createSlot(OverviewPrompt)

/** The rest of the page: the name or an error. */
const Page = createSlot(() => (
  <ProfileContent skeleton={null}>{({ personalData }) => <p>{personalData.name}</p>}</ProfileContent>
))

function openOverview(letters?: Parameters<typeof respondWithProfile>[1], cookies: Portal['cookies'] = null) {
  if (letters) respondWithProfile(bff, letters)
  const Overview: Tab = ({ portal }) => (
    <>
      <Page portal={portal} />
      <Slot portal={portal} />
    </>
  )
  return renderTab(Overview, { basePath: '/overview', cookies })
}

/** Waits until the page has rendered and the prompt could have opened. */
async function expectNoPrompt(text = 'Mia Muster') {
  await screen.findByText(text)
  await import('./prompt.tsx')
  await act(async () => undefined)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByText(REMINDER)).not.toBeInTheDocument()
}

test('with one address, confirming switches all contracts on paper', async () => {
  const sent = respondToSwitch(bff, [done('c1'), done('c2')])
  const { user, tracked } = openOverview({ onPaper: ['c1', 'c2'], byEmail: ['c3'] })
  const dialog = within(await screen.findByRole('dialog', { name: QUESTION }))
  expect(
    dialog.getByText(/zu Ihren Verträgen „Strom c1“ und „Strom c2“ schicken wir Ihnen noch/),
  ).toBeVisible()
  expect(dialog.getByText(new RegExp(`an ${REGISTRATION}`))).toBeVisible()
  respondWithProfile(bff, { onPaper: [], byEmail: ['c1', 'c2', 'c3'] })
  await user.dblClick(dialog.getByRole('button', { name: 'Auf E-Mail umstellen' }))
  expect(await screen.findByText('Ihre Vertragspost kommt jetzt per E-Mail.')).toBeVisible()
  expect(sent).toEqual([{ email: REGISTRATION, contractIds: ['c1', 'c2'], seen: { c1: null, c2: null } }])
  expect(tracked).toEqual([{ type: 'switchToPaperlessContract', isSucceeded: true }])
})

test('with several addresses, the sign-in address is preselected and another can be chosen', async () => {
  const sent = respondToSwitch(bff, [done('c1')])
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

test('the address dialog names contracts and replaced address, and a skip shows a toast', async () => {
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

test('the reminder names the contracts and shows a failure once', async () => {
  recordSkip('100', ['c1'])
  respondToSwitch(bff, problem('internal-error', 500))
  const { user } = openOverview({ onPaper: ['c1'], byEmail: ['c2'] })
  expect(await screen.findByText(/zu Ihrem Vertrag „Strom c1“ kommen noch auf Papier/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Auf E-Mail umstellen' }))
  expect(await screen.findByText(/^Änderung fehlgeschlagen/)).toBeVisible()
  expect(screen.queryByText(/^Das hat leider nicht geklappt/)).not.toBeInTheDocument()
})

test('a refused contract shows the reason', async () => {
  respondToSwitch(bff, [done('c1'), refused('c2')])
  const { user } = openOverview({ onPaper: ['c1', 'c2'] })
  await user.click(await screen.findByRole('button', { name: 'Auf E-Mail umstellen' }))
  const results = within(await screen.findByRole('dialog', { name: 'Ergebnis Ihrer Umstellung' }))
  expect(await results.findByRole('group', { name: 'Für 1 von 2 Verträgen umgestellt' })).toHaveFocus()
  expect(results.getByText(/^nicht umgestellt: Gerade wird eine Rechnung erstellt/)).toBeVisible()
})

test('a refusal shows in the dialog and can be retried', async () => {
  respondToSwitch(bff, problem('too-many-requests', 429), [done('c1')])
  const { user, tracked } = openOverview({ onPaper: ['c1'] })
  await user.click(await screen.findByRole('button', { name: 'Auf E-Mail umstellen' }))
  expect(await screen.findByText(/Das ging zu oft hintereinander/)).toBeVisible()
  expect(screen.queryByText(/^Änderung fehlgeschlagen/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Auf E-Mail umstellen' }))
  expect(await screen.findByText('Ihre Vertragspost kommt jetzt per E-Mail.')).toBeVisible()
  expect(tracked).toHaveLength(2)
})

test('the question about cookies comes first', async () => {
  let answer: (agreed: boolean | null) => void = () => undefined
  openOverview(
    { onPaper: ['c1'] },
    {
      watch(listener) {
        answer = (agreed) => listener({ isNeeded: true, agreed, answeredAt: null })
        answer(null)
        return () => undefined
      },
      open: () => undefined,
    },
  )
  await expectNoPrompt()
  act(() => answer(false))
  expect(await screen.findByRole('dialog', { name: QUESTION })).toBeVisible()
})

test('Escape while the letters are switched waits for the result', async () => {
  const { sent, respond } = holdResponses(bff)
  const { user } = openOverview({ onPaper: ['c1'] })
  await user.click(await screen.findByRole('button', { name: 'Auf E-Mail umstellen' }))
  await user.keyboard('{Escape}')
  expect(screen.getByText('Wird umgestellt … Bitte warten Sie einen Moment.')).toBeVisible()
  await waitFor(() => expect(sent).toHaveLength(1))
  respond(problem('too-many-requests', 429))
  expect(await within(screen.getByRole('dialog')).findByText(/^Das ging zu oft/)).toBeVisible()
})

test('a failure after navigation shows a toast', async () => {
  recordSkip('100', ['c1'])
  const { sent, respond } = holdResponses(bff)
  const { user, router, tracked } = openOverview({ onPaper: ['c1'] })
  await user.click(await screen.findByRole('button', { name: 'Auf E-Mail umstellen' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await act(() => router.navigate('/personal-data'))
  expect(await screen.findByRole('heading', { name: 'Another tab' })).toBeVisible()
  respond(problem('too-many-requests', 429))
  expect(await screen.findByText(/^Änderung fehlgeschlagen/)).toBeVisible()
  expect(tracked).toEqual([{ type: 'switchToPaperlessContract', isSucceeded: false }])
})

test('Escape skips the question, and the next visit shows the reminder', async () => {
  const { user } = openOverview({ onPaper: ['c1'] })
  await screen.findByRole('dialog', { name: QUESTION })
  await user.keyboard('{Escape}')
  expect(await screen.findByText('Ihre Vertragspost kommt weiter auf Papier.')).toBeVisible()
  openOverview()
  expect(await screen.findByText(REMINDER)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('two skips end the question in any order of the contracts', async () => {
  recordSkip('100', ['c1', 'c2'])
  recordSkip('100', ['c2', 'c1'])
  openOverview({ onPaper: ['c2', 'c1'] })
  await expectNoPrompt()
})

test.each([
  ['another contract', ['c1', 'c2']],
  ['one contract less', ['c3']],
])('the question comes again with %s on paper', async (_, onPaper) => {
  for (const __ of [1, 2]) recordSkip('100', ['c1', 'c3'])
  openOverview({ onPaper })
  expect(await screen.findByRole('dialog', { name: QUESTION })).toBeVisible()
})

test('a skip at one brand does not count for another brand', async () => {
  recordSkip('200', ['c1'])
  openOverview({ onPaper: ['c1'] })
  expect(await screen.findByRole('dialog', { name: QUESTION })).toBeVisible()
})

test('a customer without contracts on paper gets no question', async () => {
  openOverview({ onPaper: [], byEmail: ['c1'] })
  await expectNoPrompt()
})

test('an ended contract gets no question', async () => {
  openOverview({ onPaper: ['c1'], termEnd: '2021-12-31' })
  await expectNoPrompt()
})

test.each(['getCustomerProfile', 'getUserProfile'] as const)(
  'no prompt opens when %s fails',
  async (call) => {
    bff.use(http.get(BFF_URL + calls[call].path, () => problem('internal-error', 500)))
    openOverview()
    await expectNoPrompt(
      'Ihre Daten konnten gerade nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    )
  },
)
