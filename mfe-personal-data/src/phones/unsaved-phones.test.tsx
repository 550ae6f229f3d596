import { beforeEach, expect, test } from '@jest/globals'
import { fakeBff } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPhone, mobile, openDialog, storePhones } from './phones-fixture.ts'

const bff = fakeBff()
const office = aPhone('office', '+498999998231')

beforeEach(() => storePhones(bff, { contract: [mobile], contact: [mobile, office] }))

test('the review keeps the input guarded, and going back shows it again', async () => {
  const { dialog, user, enter, unsavedInput } = await openDialog(
    'contract/replace',
    'Telefonnummern ersetzen',
  )
  await enter('+4917698765432')
  await user.click(dialog.getByRole('checkbox', { name: '+49 176 04069012' }))
  await user.click(dialog.getByRole('button', { name: 'Weiter' }))
  const review = within(await screen.findByRole('dialog', { name: 'Bitte prüfen Sie Ihre Änderung' }))
  expect(unsavedInput.any).toBe(true)
  await user.click(review.getByRole('button', { name: 'Auswahl ändern' }))
  const form = within(screen.getByRole('dialog', { name: 'Telefonnummern ersetzen' }))
  expect(form.getByRole('textbox')).toHaveValue('+4917698765432')
  expect(form.getByRole('checkbox', { name: '+49 176 04069012' })).toBeChecked()
})

test('„Nichts ändern“ closes the dialog without asking to discard the input', async () => {
  const { dialog, user, enter, unsavedInput } = await openDialog('contact/replace', 'Telefonnummern ersetzen')
  await enter('+4917698765432')
  await waitFor(() => expect(unsavedInput.any).toBe(true))
  let atClose: boolean | undefined
  dialog.getByRole('button', { name: 'Nichts ändern' }).addEventListener('click', () => {
    setTimeout(() => {
      atClose = unsavedInput.any
    })
  })
  await user.click(dialog.getByRole('button', { name: 'Nichts ändern' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(atClose).toBe(false)
})
