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

test('the start shows the account and its linked brands', async () => {
  const off = { enabled: false }
  const businessSystems = [
    { tenantId: '100', system: 'emp', phonePin: { ...off, version: 0, changedAt: null }, cmdm: off },
    { tenantId: '200', system: 'powercloud', phonePin: { ...off, version: 0, changedAt: null }, cmdm: off },
  ] as const
  bff.use(...profileHandlers({ user: aUserProfile({ businessSystems: [...businessSystems] }) }))
  renderRemote(remote)
  expect(await screen.findByText('mia.muster@post.example')).toBeVisible()
  expect(screen.getByText('Nordtal Energie und Flinkstrom')).toBeVisible()
})

test('a signed-in customer can enter another code', async () => {
  const { user, router } = renderRemote(remote)
  await user.type(await screen.findByRole('textbox', { name: 'Registrierungscode' }), 'HFKD-FVPN')
  await user.click(screen.getByRole('button', { name: 'Registrierungscode prüfen' }))
  expect(await screen.findByRole('link', { name: /nicht vollständig/ })).toBeVisible()
  expect(router.state.location.pathname).toBe('/code')
})

test('an account without a customer sees the question for the code and no failure', async () => {
  bff.use(http.get(BFF_URL + calls.getUserProfile.path, () => problem('unknown-customer', 403)))
  renderRemote(remote)
  expect(await screen.findByText(/noch kein Vertrag verknüpft/)).toBeVisible()
  expect(await screen.findByRole('textbox', { name: 'Registrierungscode' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
})

test('the start without a session links to the sign-in', async () => {
  const { user, router } = renderRemote(remote, { session: null })
  await user.click(await screen.findByRole('link', { name: 'Anmelden' }))
  expect(router.state.location.pathname).toBe('/overview')
})
