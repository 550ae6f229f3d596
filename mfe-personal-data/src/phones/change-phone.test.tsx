import { beforeEach, expect, test } from '@jest/globals'
import { fakeBff } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { acceptChange, aPhone, mobile, openDialog, storePhones } from './phones-fixture.ts'

const bff = fakeBff()
const office = aPhone('office', '+498999998231')

beforeEach(() => storePhones(bff, { contract: [mobile] }))

test('a number typed with spaces is saved, shown in a toast and the list, and tracked', async () => {
  const sent = acceptChange(bff)
  const { save, field, tracked, dialog } = await openDialog()
  expect(field).toHaveValue('+49 176 04069012')
  expect(field).toHaveAttribute('autocomplete', 'tel')
  expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  await save('0049 (176) 98-765.432')

  expect(await screen.findByText('Telefonnummer geändert')).toBeVisible()
  expect(sent).toEqual([
    {
      version: '"4"',
      body: { id: 'mobile', value: '+4917698765432', contracts: ['1', '2'], contact: false },
    },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: /^\+49 176 98765432/ })).toBeVisible()
  expect(tracked).toEqual([{ type: 'changePhoneNumber', isSucceeded: true }])
})

test('saving an unchanged number closes the dialog without a request', async () => {
  const { save } = await openDialog()
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByText('Telefonnummer geändert')).not.toBeInTheDocument()
})

test('after a partial failure the dialog shows the results and retries only the failed contracts', async () => {
  acceptChange(bff, { refusing: ['2'] })
  const { save, user, tracked } = await openDialog()
  await save('+4917698765432')
  expect(await screen.findByText('Nummer konnte nicht für alle Verträge geändert werden.')).toBeVisible()
  const results = within(screen.getByRole('dialog', { name: 'Ergebnis Ihrer Änderung' }))
  expect(results.getByRole('group', { name: 'Für 1 von 2 Verträgen geändert' })).toHaveFocus()
  const [refused, changed, unchanged] = results.getAllByRole('listitem')
  expect(refused).toHaveTextContent(/Energie-Vertrag.*nicht geändert: Gerade wird eine Rechnung erstellt/)
  expect(changed).toHaveTextContent(/Ökostrom.*geändert/)
  expect(unchanged).toHaveTextContent(/Erdgas.*bleibt unverändert: nicht ausgewählt/)

  const retried = acceptChange(bff)
  await user.click(results.getByRole('button', { name: 'Fehlgeschlagene erneut versuchen' }))
  expect(await results.findByRole('group', { name: 'Für 2 von 2 Verträgen geändert' })).toHaveFocus()
  expect(retried).toMatchObject([{ version: '"5"', body: { contracts: ['2'], value: '+4917698765432' } }])
  expect(await screen.findByText('Telefonnummer geändert')).toBeVisible()
  expect(tracked).toEqual([
    { type: 'changePhoneNumber', isSucceeded: false },
    { type: 'changePhoneNumber', isSucceeded: true },
  ])
})

test('a contact number that gains a contract stays a contact number', async () => {
  storePhones(bff, { contract: [mobile], contact: [mobile] })
  const sent = acceptChange(bff)
  const { dialog, user, save } = await openDialog()
  await user.click(dialog.getByRole('checkbox', { name: 'Erdgas' }))
  await save()
  await screen.findByText('Telefonnummer geändert')
  expect(sent).toMatchObject([{ body: { contracts: ['1', '2', '3'], contact: true } }])
})

test('when every contract refuses, the change fails and the dialog says why', async () => {
  acceptChange(bff, { refusing: ['1', '2'] })
  const { save } = await openDialog()
  await save('+4917698765432')
  expect(await screen.findByText('Änderung fehlgeschlagen')).toBeVisible()
  const results = within(screen.getByRole('dialog', { name: 'Ergebnis Ihrer Änderung' }))
  expect(results.getByText('Für keinen Vertrag geändert')).toBeVisible()
  expect(results.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
})

test('a new number is added for the ticked uses', async () => {
  const sent = acceptChange(bff, { method: 'post' })
  storePhones(bff, { contact: [office] })
  const { save, dialog, user } = await openDialog('contact/new', 'Telefonnummer hinzufügen')
  expect(dialog.getByRole('checkbox', { name: 'Für Werbung und Rückfragen' })).toBeChecked()
  await user.click(dialog.getByRole('checkbox', { name: 'Erdgas' }))
  await save('+49 176 98765432')
  expect(await screen.findByText('Telefonnummer hinzugefügt')).toBeVisible()
  expect(sent).toEqual([
    { version: null, body: { value: '+4917698765432', contracts: ['3'], contact: true } },
  ])
})
