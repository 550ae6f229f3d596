import { expect, test } from '@jest/globals'
import { expectNoAxeViolations, fakeBff, profileHandlers } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aCustomerWithEmails, answerWith, done, email, openDialog, refused } from './emails-fixture.ts'

const bff = fakeBff()

test('after a partial failure each contract shows its result, and only the failed one is retried', async () => {
  const sent = answerWith(bff, [done('c1'), refused('c2', 'billing-in-progress')], [done('c2')])
  const { user, saveAddress } = await openDialog(bff, 'contract/e1')
  await saveAddress('neu@post.example')
  await user.click(await screen.findByRole('button', { name: 'Jetzt ändern' }))

  expect(await screen.findByText('Änderung teilweise fehlgeschlagen')).toBeVisible()
  expect(screen.getByText('E-Mail konnte nicht für alle Verträge geändert werden.')).toBeVisible()
  const results = within(screen.getByRole('dialog', { name: 'Ergebnis Ihrer Änderung' }))
  expect(results.getByText(/^nicht geändert: Gerade wird eine Rechnung erstellt/)).toBeVisible()
  await expectNoAxeViolations(screen.getByRole('dialog'))
  bff.use(
    ...profileHandlers({
      customer: aCustomerWithEmails({
        contractEmailAddresses: [
          email('e1', 'alt@post.example', ['c2'], 5),
          email('e4', 'neu@post.example', ['c1']),
        ],
      }),
    }),
  )
  await user.click(results.getByRole('button', { name: 'Fehlgeschlagene erneut versuchen' }))
  expect(await screen.findByText('E-Mail-Adresse erfolgreich geändert.')).toBeVisible()
  expect(sent[1]).toMatchObject({ method: 'POST', body: { value: 'neu@post.example', contracts: ['c2'] } })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('when every contract refuses, the request fails and shows the reasons', async () => {
  answerWith(bff, [refused('c3', 'contract-terminating')])
  const { saveAddress, user } = await openDialog(bff, 'contract/e2')
  await saveAddress('neu@post.example')
  expect(await screen.findByText('Anfrage fehlgeschlagen')).toBeVisible()
  expect(screen.getByText('Versuchen Sie es später nocheinmal')).toBeVisible()
  expect(screen.getByText('nicht geändert: Der Vertrag ist gekündigt und endet bald.')).toBeVisible()
  const results = within(screen.getByRole('dialog', { name: 'Ergebnis Ihrer Änderung' }))
  expect(results.queryByRole('button', { name: /erneut versuchen/i })).not.toBeInTheDocument()
  await user.click(results.getByRole('link', { name: 'Service kontaktieren' }))
  expect(await screen.findByRole('heading', { name: 'Telefon' })).toBeVisible()
})
