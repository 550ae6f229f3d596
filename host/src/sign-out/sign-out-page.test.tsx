import { expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { Navigate } from 'react-router'
import { SIGN_OUT_PATH } from '../paths.ts'
import { useRemotes } from '../remotes/use-remotes.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { SignOutPage } from './sign-out-page.tsx'

function SignOutButton() {
  const signOut = useSignOut()
  return (
    <button type="button" onClick={signOut}>
      Abmelden
    </button>
  )
}

const routes = [
  { path: '/', element: <SignOutButton /> },
  { path: '/elsewhere', element: <Navigate to={SIGN_OUT_PATH} replace /> },
  { path: SIGN_OUT_PATH, element: <SignOutPage /> },
]

test('the sign-out hides the page', async () => {
  const signOut = jest.fn(() => new Promise<void>(() => undefined))
  const { user } = renderShell(routes, { at: '/', signedIn: true, signOut })
  await user.click(screen.getByRole('button', { name: 'Abmelden' }))
  expect(await screen.findByText('Sie werden abgemeldet …')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Abmelden' })).toBeNull()
  expect(signOut).toHaveBeenCalledTimes(1)
})

test('a failed sign-out shows the failure with a retry', async () => {
  const signOut = jest.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline'))
  signOut.mockReturnValue(new Promise(() => undefined))
  const { user } = renderShell(routes, { at: '/', signedIn: true, signOut })
  await user.click(screen.getByRole('button', { name: 'Abmelden' }))
  expect(await screen.findByRole('heading', { name: 'Abmelden fehlgeschlagen' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByText('Sie werden abgemeldet …')).toBeVisible()
  expect(signOut).toHaveBeenCalledTimes(2)
})

test('a sign-out that has ended the session here only says so, with a retry', async () => {
  const signOut = jest.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('stopped'))
  signOut.mockReturnValue(new Promise(() => undefined))
  const { user } = renderShell(routes, { at: '/', signedIn: false, signOut })
  await user.click(screen.getByRole('button', { name: 'Abmelden' }))
  expect(await screen.findByRole('heading', { name: 'Abmelden nicht abgeschlossen' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(signOut).toHaveBeenCalledTimes(2)
})

test('a remote signs out by its Portal', async () => {
  const signOut = jest.fn(() => new Promise<void>(() => undefined))
  function RemoteButton() {
    const { portalOf } = useRemotes()
    return (
      <button type="button" onClick={() => portalOf('mfe-consents').signOut()}>
        Jetzt abmelden
      </button>
    )
  }
  const [, ...others] = routes
  const { user } = renderShell([{ path: '/', element: <RemoteButton /> }, ...others], {
    at: '/',
    signedIn: true,
    signOut,
  })
  await user.click(screen.getByRole('button', { name: 'Jetzt abmelden' }))
  expect(await screen.findByText('Sie werden abgemeldet …')).toBeVisible()
  expect(signOut).toHaveBeenCalledTimes(1)
})

test.each([SIGN_OUT_PATH, '/elsewhere'])('the opened address %s does not sign out', async (at) => {
  const signOut = jest.fn(async () => undefined)
  await act(async () => renderShell(routes, { at, signedIn: true, signOut }))
  expect(await screen.findByRole('button', { name: 'Abmelden' })).toBeVisible()
  expect(signOut).not.toHaveBeenCalled()
})
