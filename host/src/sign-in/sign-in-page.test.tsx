import { expect, jest, test } from '@jest/globals'
import { parseAppConfig } from '@portal/contracts'
import { screen, waitFor } from '@testing-library/react'
import { createSession } from '../session/session.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { SignInPage } from './sign-in-page.tsx'

test('a sign-in without configuration is shown to the customer and logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const session = createSession(parseAppConfig([{ name: 'bffPath', value: '/bff' }]), () => undefined)
  renderShell([{ path: '/login', element: <SignInPage /> }], { at: '/login', session })
  expect(
    await screen.findByRole('heading', { name: 'Die Anmeldung ist hier nicht eingerichtet' }),
  ).toBeVisible()
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ reason: 'not-configured' }))
  logged.mockReset()
})

function signInOf() {
  const signIn = jest.fn(async (_returnTo: string) => undefined)
  const session = {
    signedIn: true,
    account: 'mia',
    authorize: async () => ({}),
    signIn,
    completeSignIn: async () => undefined,
    signOut: async () => undefined,
  }
  return { signIn, session }
}

const routes = [
  { path: '/login', element: <SignInPage /> },
  { path: '/security', element: <h1>Sicherheit</h1> },
]

test('a signed-in customer is redirected to the target', async () => {
  const { signIn, session } = signInOf()
  renderShell(routes, { at: '/login?returnTo=/security', session })
  expect(await screen.findByRole('heading', { name: 'Sicherheit' })).toBeVisible()
  expect(signIn).not.toHaveBeenCalled()
})

test('a customer whom the provider sends signs in again once and returns to the target', async () => {
  const { signIn, session } = signInOf()
  const at = '/login?iss=http%3A%2F%2Flocalhost%3A3200%2F&returnTo=%2Fsecurity'
  renderShell(routes, { at, session })
  await waitFor(() => expect(signIn).toHaveBeenCalledWith('/security'))
  expect(signIn).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('heading', { name: 'Sicherheit' })).toBeNull()
})
