import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { fakePermissions, openPrivacy } from '../permissions-fixture.ts'

const permissions = fakePermissions()

test('the dialog explains the withdrawal, and its close button returns the focus to its link', async () => {
  permissions.serve()
  const { user, router } = openPrivacy()
  await user.click(await screen.findByRole('link', { name: 'So widerrufen Sie eine Einwilligung' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'So widerrufen Sie eine Einwilligung' }))
  expect(dialog.getByText(/genauso viele Schritte wie beim Zustimmen/)).toBeVisible()
  expect(dialog.getByText('Werbung').nextElementSibling).toHaveTextContent('Nehmen Sie die Häkchen weg')
  expect(dialog.getByText('Anzeigen bei Google').nextElementSibling).toHaveTextContent(
    'Wählen Sie „Einwilligung widerrufen“.',
  )
  expect(dialog.getByRole('link', { name: 'Verlauf ansehen' })).toHaveAttribute('href', '/privacy/history')
  expect(dialog.getByText(/Dieser Widerspruch ist endgültig/)).toBeVisible()
  expect(dialog.getByRole('link', { name: /service@nordtal-energie.example/ })).toBeVisible()
  const [, close] = dialog.getAllByRole('button', { name: 'Schließen' })
  await user.click(close as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.pathname).toBe('/privacy')
  expect(screen.getByRole('link', { name: 'So widerrufen Sie eine Einwilligung' })).toHaveFocus()
})
