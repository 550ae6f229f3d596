import { beforeEach, expect, test } from '@jest/globals'
import { fakeBff, profileHandlers } from '@portal/portal/testing'
import { screen } from '@testing-library/react'
import { acceptChange, customerWithPhones, mobile, openDialog, storePhones } from './phones-fixture.ts'

const bff = fakeBff()

beforeEach(() => storePhones(bff, { contract: [mobile] }))

test('a new number without a use is refused', async () => {
  const { save, dialog, user } = await openDialog()
  for (const box of dialog.getAllByRole('checkbox', { checked: true })) await user.click(box)
  await save('+4917698765432')
  expect(await dialog.findByRole('link', { name: 'Wählen Sie aus, wofür die Nummer gilt.' })).toBeVisible()
})

test('an unchanged number can be removed from one contract', async () => {
  const { dialog, user } = await openDialog()
  const sent = acceptChange(bff)
  const [first, second] = dialog.getAllByRole('checkbox')
  await user.click(second as HTMLElement)
  expect(second).toHaveAccessibleDescription(
    'Vertragsnummer 4100-2 · diese Nummer wird entfernt, hat dann keine mehr',
  )
  expect(first).toHaveAccessibleDescription('Vertragsnummer 4100-1 · hat diese Nummer')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Telefonnummer geändert')).toBeVisible()
  expect(sent).toMatchObject([{ body: { contracts: ['1'], freed: ['2'] } }])
})

test('a national number is saved as the international one that the form shows', async () => {
  const sent = acceptChange(bff)
  const { save, enter, dialog } = await openDialog()
  await enter('Tel. (0176) 98765432')
  expect(dialog.getByText('Erkannt: +49 176 98765432')).toHaveRole('status')
  await enter('0176 9876543')
  expect(dialog.getByText('Erkannt: +49 176 9876543')).toHaveRole('status')
  await save()
  expect(await screen.findByText('Telefonnummer geändert')).toBeVisible()
  expect(sent).toMatchObject([{ body: { value: '+491769876543' } }])
})

test('the stored number in its national form is the same number', async () => {
  const { enter, dialog } = await openDialog()
  await enter('0176 04069012')
  expect(dialog.getAllByRole('checkbox')[0]).toHaveAccessibleDescription(
    'Vertragsnummer 4100-1 · hat diese Nummer',
  )
})

test('beside the error the wrong character is named', async () => {
  const { save, dialog, field } = await openDialog()
  await save('0176 98a65432')
  expect(await dialog.findByRole('link', { name: 'Geben Sie eine gültige Telefonnummer an.' })).toBeVisible()
  expect(dialog.getByText('„a“ ist keine Ziffer.')).toHaveRole('status')
  expect(field).toHaveAccessibleDescription(expect.stringContaining('„a“ ist keine Ziffer.'))
})

test('the form shows all errors at once', async () => {
  const { save, dialog, user } = await openDialog()
  for (const box of dialog.getAllByRole('checkbox', { checked: true })) await user.click(box)
  await save('711 123456')
  expect(await dialog.findByRole('link', { name: /gültige Ländervorwahl/ })).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Wählen Sie aus, wofür die Nummer gilt.' })).toBeVisible()
})

test('the form shows for each contract what saving will do', async () => {
  const { dialog, field, user } = await openDialog()
  const [first, second, third] = dialog.getAllByRole('checkbox')
  expect(first).toHaveAccessibleDescription('Vertragsnummer 4100-1 · hat diese Nummer')
  expect(third).toHaveAccessibleDescription('Vertragsnummer 4100-3 · keine Nummer hinterlegt')
  await user.clear(field)
  await user.type(field, '+4917698765432')
  expect(first).toHaveAccessibleDescription('Vertragsnummer 4100-1 · wird geändert')
  if (second && third) {
    await user.click(second)
    await user.click(third)
  }
  expect(second).toHaveAccessibleDescription('Vertragsnummer 4100-2 · behält die bisherige Nummer')
  expect(third).toHaveAccessibleDescription('Vertragsnummer 4100-3 · erhält diese Nummer')
})

test('without contracts the message shows at the contact checkbox', async () => {
  bff.use(...profileHandlers({ customer: customerWithPhones({}, { hasContracts: false }) }))
  const { dialog, user } = await openDialog('contact/new', 'Telefonnummer hinzufügen')
  await user.type(dialog.getByRole('textbox'), '+4917698765432')
  const box = dialog.getByRole('checkbox', { name: 'Für Werbung und Rückfragen' })
  await user.click(box)
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  const message = 'Wählen Sie aus, wofür die Nummer gilt.'
  await user.click(await dialog.findByRole('link', { name: message }))
  expect(box).toHaveFocus()
  expect(box).toHaveAccessibleDescription(message)
})

test('unsaved input hides the removal button', async () => {
  const { dialog, field, user } = await openDialog()
  expect(dialog.getByRole('button', { name: 'Nummer entfernen' })).toBeVisible()
  await user.type(field, '1')
  expect(dialog.queryByRole('button', { name: 'Nummer entfernen' })).not.toBeInTheDocument()
})
