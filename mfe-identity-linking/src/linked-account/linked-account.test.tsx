import { expect, test } from '@jest/globals'
import { aUserProfile, fakeBff, profileHandlers, renderTab } from '@portal/portal/testing'
import { screen } from '@testing-library/react'
import Tab from '../tab.tsx'

const bff = fakeBff()

test('shows who is signed in and the brands that the account is linked with', async () => {
  const off = { enabled: false }
  const businessSystems = [
    { tenantId: '100', system: 'emp', phonePin: { ...off, version: 0, changedAt: null }, cmdm: off },
    { tenantId: '200', system: 'powercloud', phonePin: { ...off, version: 0, changedAt: null }, cmdm: off },
  ] as const
  bff.use(...profileHandlers({ user: aUserProfile({ businessSystems: [...businessSystems] }) }))
  renderTab(Tab, { basePath: '/code' })
  expect(await screen.findByText('mia.muster@post.example')).toBeVisible()
  expect(screen.getByText('Nordtal Energie und Flinkstrom')).toBeVisible()
})

test('without a session nothing is asked for, and the way to sign in is shown', async () => {
  const { user, router } = renderTab(Tab, { basePath: '/code', session: null })
  await user.click(await screen.findByRole('link', { name: 'Anmelden' }))
  expect(router.state.location.pathname).toBe('/overview')
})
