import { expect, jest, test } from '@jest/globals'
import { parseAppConfig } from '@portal/contracts'
import { screen } from '@testing-library/react'
import { renderShell } from '../testing/render-shell.tsx'
import { createSession } from './session.ts'
import { SignInPage } from './sign-in-page.tsx'

test('a sign-in that is not set up is told as what it is, to the customer and in the console', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const session = createSession(parseAppConfig([{ name: 'bffPath', value: '/bff' }]), () => undefined)
  renderShell([{ path: '/login', element: <SignInPage /> }], { at: '/login', host: { session } })
  expect(
    await screen.findByRole('heading', { name: 'Die Anmeldung ist hier nicht eingerichtet' }),
  ).toBeVisible()
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ name: 'SignInNotConfiguredError' }))
  told.mockReset()
})
