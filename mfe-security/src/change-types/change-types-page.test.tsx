import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import {
  aUserProfile,
  BFF_URL,
  fakeBff,
  http,
  problem,
  profileHandlers,
  renderRemote,
} from '@portal/portal/testing'
import { screen } from '@testing-library/react'
import remote from '../../remote.ts'

const bff = fakeBff()
const open = () => renderRemote(remote, { at: '/security/types' })

/** A user whose brand uses PINs or not. */
function usePin(enabled: boolean) {
  const [system] = aUserProfile().businessSystems
  const businessSystems = system ? [{ ...system, phonePin: { enabled, version: 0, changedAt: null } }] : []
  bff.use(...profileHandlers({ user: aUserProfile({ businessSystems }) }))
}

test.each([
  [/^E-Mail-Adresse ändern/, 'dialog', 'E-Mail-Adresse zur Anmeldung ändern'],
  [/^Passwort zurücksetzen.*01\.03\.2026/, 'heading', 'Passwort zurücksetzen'],
  [/^Telefon-PIN ändern/, 'dialog', 'Telefon-PIN ändern'],
])('the row %s opens the %s „%s“', async (row, role, name) => {
  const { user } = open()
  await user.click(await screen.findByRole('link', { name: row }))
  expect(await screen.findByRole(role, { name })).toBeVisible()
})

test('a brand without a PIN has no row for it', async () => {
  usePin(true)
  const { user, router } = open()
  expect(await screen.findByRole('link', { name: /^Telefon-PIN/ })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Anmeldung & Sicherheit' }))
  expect(router.state.location.pathname).toBe('/security')
})

test('without a profile the page shows its title and a retry', async () => {
  bff.use(http.get(BFF_URL + calls.getUserProfile.path, () => problem('unavailable', 503)))
  const { user } = open()
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
  expect(screen.getByRole('heading', { name: 'Was Sie hier ändern können', level: 1 })).toBeVisible()
  usePin(false)
  await user.click(retry)
  expect(await screen.findByRole('link', { name: /^Passwort/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /PIN/ })).not.toBeInTheDocument()
})
