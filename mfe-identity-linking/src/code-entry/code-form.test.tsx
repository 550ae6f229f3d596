import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { expectStage, fakeInvitations, page } from '../journey-fixture.ts'
import { CODE } from '../journey-paths-fixture.ts'

const { respondToCheck } = fakeInvitations()
const message = 'Der Registrierungscode ist nicht vollständig.'
const field = () => screen.findByRole('textbox', { name: 'Registrierungscode' })
const submit = () => screen.getByRole('button', { name: 'Registrierungscode prüfen' })

test('a typed code opens the invitation and is never in the address', async () => {
  respondToCheck('eligible')
  const { user, router } = page()
  await user.type(await field(), 'hfkd-fvpn dm2r-g2gr-8zb8-umgc-p2')
  await user.click(submit())
  await expectStage('invited')
  expect(router.state.location.pathname).toBe('/code/invitation')
  expect(router.state.location.pathname).not.toContain(CODE)
})

test('an invalid code shows an inline error without a request', async () => {
  const { user } = page()
  await user.type(await field(), 'HFKD-FVPN')
  await user.click(submit())
  expect(await screen.findByRole('link', { name: message })).toBeVisible()
  expect(await field()).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(await field()).toHaveValue('HFKD-FVPN')
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' })).toHaveFocus(),
  )
})
