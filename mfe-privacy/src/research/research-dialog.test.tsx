import { expect, test } from '@jest/globals'
import { consentWording, currentWordingVersion } from '@portal/contracts'
import { screen, within } from '@testing-library/react'
import { aPermissionsOverview, fakePermissions, openPrivacy } from '../permissions-fixture.ts'

const permissions = fakePermissions()
const { research: never } = aPermissionsOverview()

test('asks for both parts of market research in the words of the brand, and saves them at once', async () => {
  permissions.serve({ research: { ...never, version: 2, surveys: true } })
  const { user, tracked } = openPrivacy('/research')
  const dialog = within(await screen.findByRole('dialog', { name: 'Marktforschung' }))
  const surveys = dialog.getByRole('radiogroup', { name: 'Befragungen' })
  const productTests = dialog.getByRole('radiogroup', { name: 'Produkttests' })
  expect(productTests).toHaveAccessibleDescription(
    consentWording('research.productTests', currentWordingVersion, '100'),
  )
  await user.click(within(surveys).getByRole('radio', { name: /^Nein,/ }))
  await user.click(within(productTests).getByRole('radio', { name: /^Ja,/ }))
  await user.click(dialog.getByRole('button', { name: 'Auswahl speichern' }))
  expect(await screen.findByText('Einstellungen gespeichert')).toBeVisible()
  expect(permissions.changes.map(({ version, body }) => [version, body])).toEqual([
    ['"2"', { wordingVersion: currentWordingVersion, surveys: false, productTests: true }],
  ])
  expect(tracked).toEqual([
    { type: 'permissionToggle', kind: 'research', isGiven: false },
    { type: 'permissionToggle', kind: 'research', isGiven: true },
  ])
})
