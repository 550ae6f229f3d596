import { expect, test } from '@jest/globals'
import { fakeBff, HttpResponse, http, problem } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { answerWith, done, email, emailAddressUrl, openDialog } from './emails-fixture.ts'

const bff = fakeBff()

test('a known address can be chosen for one contract without a review', async () => {
  const sent = answerWith(bff, [done('c3')])
  const { dialog, user, save } = await openDialog(bff, 'contract/e2')
  await user.click(dialog.getByRole('radio', { name: 'mia.muster@post.example' }))
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
  await save()
  expect(await screen.findByText('E-Mail-Adresse erfolgreich geändert.')).toBeVisible()
  expect(sent).toMatchObject([{ body: { value: 'mia.muster@post.example', contracts: ['c3'] } }])
})

test('an address in use is refused before anything is sent', async () => {
  const { dialog, saveAddress } = await openDialog(bff, 'contract/e1')
  await saveAddress('GAS@post.example')
  const message = 'E-Mail-Adresse wird bereits verwendet. Geben Sie eine neue Adresse an.'
  expect(await dialog.findByRole('link', { name: message })).toBeVisible()
})

test('an address in use is refused with the name that a mail program adds', async () => {
  const { dialog, saveAddress } = await openDialog(bff, 'contract/e1')
  await saveAddress('Gas <GAS@post.example>')
  expect(await dialog.findByRole('link', { name: /wird bereits verwendet/ })).toBeVisible()
})

test('beside the error the wrong character is named', async () => {
  const { dialog, saveAddress } = await openDialog(bff, 'contract/e1')
  await saveAddress('müller@post.example')
  const message = 'Geben Sie eine gültige E-Mail-Adresse an.'
  expect(await dialog.findByRole('link', { name: message })).toBeVisible()
  const field = dialog.getByRole('textbox', { name: 'E-Mail-Adresse' })
  expect(field).toHaveAccessibleDescription(
    `${message} Vor dem @ ist „ü“ nicht möglich. Zum Beispiel name@post.example`,
  )
})

test('an address with umlauts in its host is shown as typed', async () => {
  const { dialog, user, saveAddress } = await openDialog(bff, 'contract/e1')
  await saveAddress('Mia <mia@müller.example>')
  expect(dialog.getByText('Erkannt: mia@müller.example')).toHaveRole('status')
  const review = within(await screen.findByRole('dialog', { name: 'Bitte prüfen Sie Ihre Änderung' }))
  expect(review.getAllByText(/mia@müller\.example/)[0]).toBeVisible()
  const sent = answerWith(bff, [done('c1')])
  await user.click(review.getByRole('button', { name: 'Jetzt ändern' }))
  await waitFor(() => expect(sent).toMatchObject([{ body: { value: 'mia@müller.example' } }]))
})

test('an address without a use is refused', async () => {
  const { dialog, user, save } = await openDialog(bff, 'advertising/new', { name: 'Neue E-Mail-Adresse' })
  await user.type(dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'neu@post.example')
  await user.click(dialog.getByRole('checkbox', { name: 'Für Werbung und Rückfragen' }))
  await save()
  expect(await dialog.findByRole('link', { name: 'Wählen Sie aus, wofür die Adresse gilt.' })).toBeVisible()
})

test('an address for advertising is removed after a confirmation', async () => {
  const removed: string[] = []
  bff.use(
    http.delete(emailAddressUrl, ({ request }) => {
      removed.push(`${new URL(request.url).search} ${request.headers.get('if-match')}`)
      return HttpResponse.json({ id: 'e3' })
    }),
  )
  const { dialog, user } = await openDialog(bff, 'advertising/e3')
  await user.click(dialog.getByRole('button', { name: 'Adresse entfernen' }))
  const question = within(await screen.findByRole('dialog', { name: 'E-Mail-Adresse entfernen?' }))
  expect(question.getByText(/An werbung@post\.example schreiben wir Ihnen dann nicht mehr/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Entfernen' }))
  expect(await screen.findByText('E-Mail-Adresse entfernt.')).toBeVisible()
  expect(removed).toEqual(['?id=e3 "2"'])
})

test('an address that no contract uses can be removed', async () => {
  const emails = { contractEmailAddresses: [email('e4', 'unbenutzt@post.example')] }
  const { dialog, user } = await openDialog(bff, 'contract/e4', { emails })
  await user.click(dialog.getByRole('button', { name: 'Adresse entfernen' }))
  expect(await screen.findByText(/Wir nutzen unbenutzt@post\.example für keinen Vertrag mehr/)).toBeVisible()
})

test.each(['contract', 'advertising'])('an address of ended contracts is removed from %s', async (type) => {
  const removed: string[] = []
  bff.use(
    http.delete(emailAddressUrl, ({ request }) => {
      removed.push(new URL(request.url).search)
      return HttpResponse.json({ id: 'e4' })
    }),
  )
  const item = email('e4', 'beendet@post.example', ['c1'])
  const emails = { contractEmailAddresses: [item], contactEmailAddresses: [item], termEnd: '2020-12-31' }
  const { dialog, user } = await openDialog(bff, `${type}/e4`, { emails })
  await user.click(dialog.getByRole('button', { name: 'Adresse entfernen' }))
  const question = within(await screen.findByRole('dialog', { name: 'E-Mail-Adresse entfernen?' }))
  expect(question.getByText(/Bei Ihren beendeten Verträgen zeigen wir sie dann nicht mehr/)).toBeVisible()
  expect(question.queryByText(/nutzen wir die Adresse weiter/)).not.toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Entfernen' }))
  expect(await screen.findByText('E-Mail-Adresse entfernt.')).toBeVisible()
  expect(removed).toEqual(['?id=e4'])
})

test('an ended contract is not offered', async () => {
  const { dialog } = await openDialog(bff, 'contract/e1', { emails: { termEnd: '2020-12-31' } })
  expect(dialog.getByRole('checkbox', { name: 'Wärmestrom' })).toBeChecked()
  expect(dialog.queryByRole('checkbox', { name: 'Ökostrom' })).not.toBeInTheDocument()
})

test('a typed address stays after a known one was chosen', async () => {
  const { dialog, user } = await openDialog(bff, 'contract/e2')
  await user.type(dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'neu@post.example')
  await user.click(dialog.getByRole('radio', { name: 'mia.muster@post.example' }))
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
  await user.click(dialog.getByRole('radio', { name: 'Neue E-Mail-Adresse' }))
  expect(dialog.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('neu@post.example')
})

test('an error of a typed address is not shown for a chosen one', async () => {
  const { dialog, user, save } = await openDialog(bff, 'contract/e2')
  await save()
  await dialog.findByRole('link', { name: 'Bitte geben Sie eine E-Mail-Adresse an.' })
  await user.click(dialog.getByRole('radio', { name: 'mia.muster@post.example' }))
  expect(dialog.queryByText('Bitte geben Sie eine E-Mail-Adresse an.')).not.toBeInTheDocument()
  expect(dialog.queryByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' })).not.toBeInTheDocument()
})

test('the refusal of a chosen address shows at the choice', async () => {
  const message = 'So viele Adressen können wir nicht speichern.'
  bff.use(http.put(emailAddressUrl, () => problem('invalid-request', 400, [{ path: '/value', message }])))
  const { dialog, user, save } = await openDialog(bff, 'contract/e2')
  const chosen = dialog.getByRole('radio', { name: 'mia.muster@post.example' })
  await user.click(chosen)
  await save()
  await user.click(await dialog.findByRole('link', { name: message }))
  expect(dialog.getByRole('radio', { name: 'Neue E-Mail-Adresse' })).toHaveFocus()
  expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(message)
})

test('unsaved input hides the removal button', async () => {
  const { dialog, user } = await openDialog(bff, 'advertising/e3')
  expect(dialog.getByRole('button', { name: 'Adresse entfernen' })).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'n')
  expect(dialog.queryByRole('button', { name: 'Adresse entfernen' })).not.toBeInTheDocument()
})

test.each([
  ['an address that is chosen', 'contract/e2', 'radio', 'mia.muster@post.example'],
  ['a contract', 'advertising/new', 'checkbox', 'Erdgas'],
  ['what an address is for', 'contract/new', 'checkbox', 'Für Werbung und Rückfragen'],
])('%s counts as unsaved input', async (_, path, role, name) => {
  const title = path.endsWith('new') ? 'Neue E-Mail-Adresse' : 'E-Mail-Adresse ändern'
  const { dialog, user, unsavedInput } = await openDialog(bff, path, { name: title })
  expect(unsavedInput.any).toBe(false)
  await user.click(dialog.getByRole(role, { name }))
  await waitFor(() => expect(unsavedInput.any).toBe(true))
})
