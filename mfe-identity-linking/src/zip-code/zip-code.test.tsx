import { expect, test } from '@jest/globals'
import { type CallResponse, calls } from '@portal/contracts'
import { BFF_URL, HttpResponse, http, problem } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expectStage, fakeInvitations, goTo, LINK_TOKEN, page } from '../journey-fixture.ts'
import { CODE } from '../journey-walks-fixture.ts'

const { bff, answerCheck, answerZipCode } = fakeInvitations()
const url = BFF_URL + calls.performZipCodeValidation.path

async function openForm(attemptsLeft = 3) {
  answerCheck('eligible', { attemptsLeft })
  const tab = page({ at: `/code/${CODE}` })
  await tab.user.click(await screen.findByRole('link', { name: 'Postleitzahl bestätigen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Postleitzahl bestätigen' }))
  const field = dialog.getByRole('textbox', { name: 'Postleitzahl' })
  async function submit(text: string) {
    await tab.user.clear(field)
    if (text) await tab.user.type(field, text)
    await tab.user.click(dialog.getByRole('button', { name: /^Postleitzahl prüfen/ }))
  }
  const told = (message: string) =>
    waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)))
  return { ...tab, dialog, field, submit, told }
}

test('a wrong one says how many attempts are left, and each attempt is sent once', async () => {
  const { submit, told, field } = await openForm()
  const sent: unknown[] = []
  for (const attemptsLeft of [2, 1]) {
    bff.use(
      http.post(url, async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ result: 'wrong', attemptsLeft })
      }),
    )
    await submit('10115')
    await told(`Falsche Postleitzahl. ${attemptsLeft} Versuche übrig.`)
    await told(attemptsLeft === 1 ? 'Sie haben noch 1 Versuch.' : 'Sie haben noch 2 Versuche.')
  }
  expect(field).toHaveValue('10115')
  expect(sent).toEqual(Array(2).fill({ registrationCode: CODE, zipCode: '10115' }))
})

test.each([
  [3, 'Fünf Ziffern. Sie haben noch 3 Versuche.'],
  [2, 'Fünf Ziffern. Sie haben noch 2 Versuche.'],
  [1, 'Fünf Ziffern. Sie haben noch 1 Versuch.'],
])('whoever comes back with %i attempts left is told so from the beginning', async (attemptsLeft, hint) => {
  const { field } = await openForm(attemptsLeft)
  expect(field).toHaveAccessibleDescription(hint)
})

test('a wrong one still counts when the dialog is opened again', async () => {
  const { submit, told, user } = await openForm()
  answerZipCode({ result: 'wrong', attemptsLeft: 2 })
  await submit('10115')
  await told('Falsche Postleitzahl. 2 Versuche übrig.')
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  await user.click(await screen.findByRole('link', { name: 'Postleitzahl bestätigen' }))
  const field = await screen.findByRole('textbox', { name: 'Postleitzahl' })
  expect(field).toHaveAccessibleDescription('Fünf Ziffern. Sie haben noch 2 Versuche.')
  expect(field).toHaveValue('')
})

test('the last wrong one locks, and closing leads to the page that says so', async () => {
  const { submit, user, router } = await openForm()
  answerZipCode({ result: 'locked', attemptsLeft: 0 })
  await submit('10115')
  const dialog = within(await screen.findByRole('dialog', { name: 'Zugang gesperrt' }))
  expect(dialog.getByText('Falsche Postleitzahl. Zugang gesperrt.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Verstanden' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/code/locked'))
  await expectStage('locked')
})

test('an attempt that got no answer can be made again, and counts once', async () => {
  const { submit, dialog, user, field } = await openForm()
  const keys: (string | null)[] = []
  bff.use(
    http.post(url, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return keys.length === 1
        ? problem('unavailable', 503)
        : HttpResponse.json({ result: 'confirmed', attemptsLeft: 3, linkToken: LINK_TOKEN })
    }),
  )
  await submit('70173')
  expect(await dialog.findByText(/Unser System ist gerade nicht erreichbar/)).toBeVisible()
  expect(field).toHaveValue('70173')
  await user.click(dialog.getByRole('button', { name: 'Postleitzahl prüfen' }))
  await expectStage('confirmed')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('digits that were not sent are there again, after Back and after a reload, and nobody is asked', async () => {
  const { field, user, unsavedInput, router, tabStorage, unmount } = await openForm()
  await user.type(field, '701')
  expect(unsavedInput.any).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/code/invitation'))
  await user.click(screen.getByRole('link', { name: 'Postleitzahl bestätigen' }))
  expect(await screen.findByRole('textbox', { name: 'Postleitzahl' })).toHaveValue('701')
  unmount()
  page({ at: '/code/invitation/zip-code', tabStorage })
  expect(await screen.findByRole('textbox', { name: 'Postleitzahl' })).toHaveValue('701')
})

test('what was typed for one code is not there for another', async () => {
  const { field, user, router } = await openForm()
  await user.type(field, '701')
  await goTo(router, `/code/${'A'.repeat(26)}`)
  await user.click(await screen.findByRole('link', { name: 'Postleitzahl bestätigen' }))
  expect(await screen.findByRole('textbox', { name: 'Postleitzahl' })).toHaveValue('')
})

test('a confirmation without its proof is no confirmation', async () => {
  const { submit, dialog } = await openForm()
  const answer: CallResponse<'performZipCodeValidation'> = { result: 'confirmed', attemptsLeft: 3 }
  answerZipCode(answer)
  await submit('70173')
  expect(await dialog.findByText(/Es kam keine vollständige Antwort/)).toBeVisible()
})
