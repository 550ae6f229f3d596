import { expect, test } from '@jest/globals'
import { consentWording, currentWordingVersion } from '@portal/contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aPermissionsOverview, fakePermissions, openPrivacy } from '../permissions-fixture.ts'

const permissions = fakePermissions()
const { tracking: never } = aPermissionsOverview()
const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Persönliches Kundenprofil' }))

test('asks for both parts of the profile in the words of the brand, and saves them at once', async () => {
  permissions.serve({ tracking: { ...never, version: 2, trackingProfiling: true } })
  const { user, tracked } = openPrivacy('/tracking')
  const dialog = await findDialog()
  const use = dialog.getByRole('radiogroup', { name: 'Nutzung von Website, Apps und E-Mails' })
  const contracts = dialog.getByRole('radiogroup', { name: 'Vertrags- und Verbrauchsdaten' })
  expect(contracts).toHaveAccessibleDescription(
    consentWording('tracking.profiling2', currentWordingVersion, '100'),
  )
  await user.click(within(use).getByRole('radio', { name: /^Nein,/ }))
  await user.click(within(contracts).getByRole('radio', { name: /^Ja,/ }))
  await user.click(dialog.getByRole('button', { name: 'Auswahl speichern' }))
  expect(await screen.findByText('Einstellungen gespeichert')).toBeVisible()
  expect(permissions.changes.map(({ version, body }) => [version, body])).toEqual([
    ['"2"', { wordingVersion: currentWordingVersion, trackingProfiling: false, profiling2: true }],
  ])
  expect(tracked).toEqual([
    { type: 'permissionToggle', kind: 'tracking', isGiven: false },
    { type: 'permissionToggle', kind: 'tracking', isGiven: true },
  ])
})

test('another brand asks for itself, with what it knows', async () => {
  permissions.serve({ tracking: { ...never, profiling2: true } })
  permissions.serve({ tracking: never }, '200')
  const { user, bus } = openPrivacy('/tracking')
  await user.click(
    within(await screen.findByRole('dialog')).getAllByRole('radio', { name: /^Ja,/ })[0] as Element,
  )
  act(() => bus.publish({ type: 'tenant.defined', tenantId: '200' }))
  await waitFor(() => expect(screen.getAllByText(/Ja, Flinkstrom darf/)).toHaveLength(2))
  for (const no of (await findDialog()).getAllByRole('radio', { name: /^Nein,/ })) expect(no).toBeChecked()
})
