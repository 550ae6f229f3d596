import { expect, test } from '@jest/globals'
import { type CallResponse, calls } from '@portal/contracts'
import { BFF_URL, HttpResponse, http, problem } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expectStage, fakeInvitations, goTo, LINK_TOKEN, page } from '../journey-fixture.ts'
import { CODE } from '../journey-paths-fixture.ts'

const { bff, respondToCheck, respondToZipCode } = fakeInvitations()
const url = BFF_URL + calls.performZipCodeValidation.path

async function openForm(attemptsLeft = 3) {
  respondToCheck('eligible', { attemptsLeft })
  const tab = page({ at: `/code/${CODE}` })
  await tab.user.click(await screen.findByRole('link', { name: 'Postleitzahl bestätigen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Postleitzahl bestätigen' }))
  const field = dialog.getByRole('textbox', { name: 'Postleitzahl' })
  async function submit(text: string) {
    await tab.user.clear(field)
    if (text) await tab.user.type(field, text)
    await tab.user.click(dialog.getByRole('button', { name: /^Postleitzahl prüfen/ }))
  }
  const expectError = (message: string) =>
    waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)))
  return { ...tab, dialog, field, submit, expectError }
}

test('a wrong postal code shows how many attempts are left, and is sent once', async () => {
  const { submit, expectError, field } = await openForm()
  const sent: unknown[] = []
  for (const attemptsLeft of [2, 1]) {
    bff.use(
      http.post(url, async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ result: 'wrong', attemptsLeft })
      }),
    )
    await submit('10115')
    await expectError(`Falsche Postleitzahl. ${attemptsLeft} Versuche übrig.`)
    await expectError(attemptsLeft === 1 ? 'Sie haben noch 1 Versuch.' : 'Sie haben noch 2 Versuche.')
  }
  expect(field).toHaveValue('10115')
  expect(sent).toEqual(Array(2).fill({ registrationCode: CODE, zipCode: '10115' }))
})

test.each([
  [3, 'Fünf Ziffern. Sie haben noch 3 Versuche.'],
  [2, 'Fünf Ziffern. Sie haben noch 2 Versuche.'],
  [1, 'Fünf Ziffern. Sie haben noch 1 Versuch.'],
])('the opened dialog shows that %i attempts remain', async (attemptsLeft, hint) => {
  const { field } = await openForm(attemptsLeft)
  expect(field).toHaveAccessibleDescription(hint)
})

test('a wrong postal code still counts when the dialog is opened again', async () => {
  const { submit, expectError, user } = await openForm()
  respondToZipCode({ result: 'wrong', attemptsLeft: 2 })
  await submit('10115')
  await expectError('Falsche Postleitzahl. 2 Versuche übrig.')
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  await user.click(await screen.findByRole('link', { name: 'Postleitzahl bestätigen' }))
  const field = await screen.findByRole('textbox', { name: 'Postleitzahl' })
  expect(field).toHaveAccessibleDescription('Fünf Ziffern. Sie haben noch 2 Versuche.')
  expect(field).toHaveValue('')
})

test('the last wrong postal code locks the invitation and shows the lock page', async () => {
  const { submit, user, router } = await openForm()
  respondToZipCode({ result: 'locked', attemptsLeft: 0 })
  await submit('10115')
  const dialog = within(await screen.findByRole('dialog', { name: 'Zugang gesperrt' }))
  expect(dialog.getByText('Falsche Postleitzahl. Zugang gesperrt.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Verstanden' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/code/locked'))
  await expectStage('locked')
})

test('a failed attempt is retried with the same idempotency key', async () => {
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

test('typed digits are restored after Back and a reload without a question', async () => {
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

test('typed digits of one code are not restored for another', async () => {
  const { field, user, router } = await openForm()
  await user.type(field, '701')
  await goTo(router, `/code/${'A'.repeat(26)}`)
  await user.click(await screen.findByRole('link', { name: 'Postleitzahl bestätigen' }))
  expect(await screen.findByRole('textbox', { name: 'Postleitzahl' })).toHaveValue('')
})

test('a confirmation without its proof shows an incomplete response', async () => {
  const { submit, dialog } = await openForm()
  const response: CallResponse<'performZipCodeValidation'> = { result: 'confirmed', attemptsLeft: 3 }
  respondToZipCode(response)
  await submit('70173')
  expect(await dialog.findByText(/Es kam keine vollständige Antwort/)).toBeVisible()
})
