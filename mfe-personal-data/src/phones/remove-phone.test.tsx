import { expect, test } from '@jest/globals'
import type { RefusalReason } from '@portal/contracts'
import { fakeBff, HttpResponse, http, problem } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPhone, mobile, openDialog, phoneNumberUrl, storePhones } from './phones-fixture.ts'

const bff = fakeBff()
const landline = aPhone('landline', '+493023125412', { contracts: ['2'] })
const left = { ...mobile, version: 5, contracts: ['2'] }

async function openRemoval() {
  storePhones(bff, { contract: [mobile, landline], contact: [mobile] })
  const tab = await openDialog()
  await tab.user.click(tab.dialog.getByRole('button', { name: 'Nummer entfernen' }))
  return { ...tab, dialog: within(screen.getByRole('dialog', { name: 'Telefonnummer entfernen?' })) }
}

const success = (contractId: string) => ({ id: 'mobile', contractId, outcome: 'success' })
const failed = (contractId: string, reason: RefusalReason) => ({
  id: 'mobile',
  contractId,
  outcome: 'failed',
  reason,
})

/** Responds to a removal; then these numbers are stored. Returns the requests. */
function answerWith(results: object[], stored = [landline]) {
  const requests: string[] = []
  bff.use(
    http.delete(phoneNumberUrl, ({ request }) => {
      requests.push(`${new URL(request.url).search} ${request.headers.get('if-match')}`)
      storePhones(bff, { contract: stored })
      return HttpResponse.json({ results })
    }),
  )
  return requests
}

test('the removal dialog shows the effects', async () => {
  const { dialog, user } = await openRemoval()
  expect(dialog.getByText(/Unter \+49 176 04069012 erreichen wir Sie dann nicht mehr\./)).toHaveTextContent(
    'Sie gilt dann auch nicht mehr für Werbung und Rückfragen.',
  )
  expect(dialog.getByText('Ohne Telefonnummer sind dann: Ökostrom.')).toBeVisible()
  expect(dialog.getAllByText('wird entfernt')).toHaveLength(2)
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
  expect(screen.getByRole('dialog', { name: 'Telefonnummer ändern' })).toBeVisible()
})

test('a removed number leaves the list, and a toast says so', async () => {
  const requests = answerWith([success('1'), success('2')])
  const { dialog, user } = await openRemoval()
  await user.click(dialog.getByRole('button', { name: 'Entfernen' }))
  expect(await screen.findByText('Telefonnummer entfernt')).toBeVisible()
  expect(requests).toEqual(['?id=mobile "4"'])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: /^\+49 30/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^\+49 176/ })).not.toBeInTheDocument()
})

test('a contract that refuses the removal shows the reason, and only it is retried', async () => {
  answerWith([success('1'), failed('2', 'contract-terminating')], [left, landline])
  const { dialog, user } = await openRemoval()
  await user.click(dialog.getByRole('button', { name: 'Entfernen' }))
  expect(await screen.findByText('Nummer konnte nicht für alle Verträge entfernt werden.')).toBeVisible()
  expect(dialog.getByRole('group', { name: 'Für 1 von 2 Verträgen entfernt' })).toHaveFocus()
  const [refused] = dialog.getAllByRole('listitem')
  expect(refused).toHaveTextContent(
    /Energie-Vertrag.*nicht entfernt: Der Vertrag ist gekündigt und endet bald\./,
  )
  const requests = answerWith([success('2')])
  await user.click(dialog.getByRole('button', { name: 'Fehlgeschlagene erneut versuchen' }))
  expect(await screen.findByText('Telefonnummer entfernt')).toBeVisible()
  expect(requests).toEqual(['?id=mobile "5"'])
})

test('the dialog says that the number was removed elsewhere', async () => {
  bff.use(
    http.delete(phoneNumberUrl, () => {
      storePhones(bff, { contract: [landline] })
      return problem('not-found', 404)
    }),
  )
  const { dialog, user } = await openRemoval()
  await user.click(dialog.getByRole('button', { name: 'Entfernen' }))
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: /^\+49 176/, hidden: true })).not.toBeInTheDocument(),
  )
  expect(dialog.getByText('Diese Nummer wurde inzwischen an anderer Stelle entfernt.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Schließen' }))
  expect(await screen.findByRole('link', { name: /^\+49 30/ })).toBeVisible()
})
