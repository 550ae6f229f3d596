import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { Root } from '../layouts/root.tsx'
import { renderShell } from '../testing/render-shell.tsx'
import { useUnsavedInputRegister } from '../unsaved-input/use-unsaved-input-register.ts'
import { AccessGuard } from './access-guard.tsx'
import { createSignInRedirect } from './sign-in-redirect.ts'

function Form({ unsaved }: { unsaved: boolean }) {
  const unsavedInput = useUnsavedInputRegister()
  useEffect(() => {
    unsavedInput.set('form', unsaved)
    return () => unsavedInput.set('form', false)
  }, [unsavedInput, unsaved])
  return (
    <>
      <input aria-label="Telefonnummer" defaultValue="030 123" />
      <Link to="/security">Sicherheit</Link>
    </>
  )
}

const SignIn = () => <p>Weiter nach {new URLSearchParams(useLocation().search).get('returnTo')}</p>

/** A signed-in customer on a page with a form; `end` ends their session as a refused renewal does. */
function renderForm(unsaved: boolean) {
  const form = (
    <AccessGuard>
      <Form unsaved={unsaved} />
    </AccessGuard>
  )
  const children = [
    { path: '/personal-data', element: form },
    { path: '/security', element: <AccessGuard>{null}</AccessGuard> },
    { path: '/login', element: <SignIn /> },
  ]
  let signedIn = true
  const session = {
    get signedIn() {
      return signedIn
    },
    account: 'mia',
    authorize: async () => ({}),
    signIn: async () => undefined,
    completeSignIn: async () => undefined,
    signOut: async () => undefined,
  }
  const shell = renderShell([{ element: <Root />, children }], {
    at: '/personal-data?a=1',
    session,
  })
  const redirect = createSignInRedirect(shell.router)
  const end = () =>
    act(async () => {
      signedIn = false
      redirect()
    })
  return { ...shell, end }
}

const dialog = { name: 'Ihre Anmeldung ist abgelaufen' }
const input = () => screen.queryByLabelText('Telefonnummer')

test('the end of a session redirects to the sign-in with the whole path', async () => {
  const { end } = renderForm(false)
  await end()
  expect(await screen.findByText('Weiter nach /personal-data?a=1')).toBeVisible()
  await end()
  expect(screen.getByText('Weiter nach /personal-data?a=1')).toBeVisible()
})

test('the end of a session with unsaved input shows a dialog above the input', async () => {
  const { user, end } = renderForm(true)
  await end()
  expect(await screen.findByRole('dialog', dialog)).toHaveTextContent('Ihre Eingaben sind danach noch da')
  expect(input()).toHaveValue('030 123')
  await user.click(screen.getByRole('button', { name: 'Erneut anmelden' }))
  expect(await screen.findByText('Weiter nach /personal-data?a=1')).toBeVisible()
  expect(input()).toBeNull()
})

test('the dialog is shown again on the next call, and leaving the page redirects to the sign-in', async () => {
  const { user, end } = renderForm(true)
  await end()
  await user.click(await screen.findByRole('button', { name: 'Schließen' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(input()).toHaveValue('030 123')
  await end()
  await user.click(await screen.findByRole('button', { name: 'Schließen' }))
  await user.click(screen.getByRole('link', { name: 'Sicherheit' }))
  await user.click(await screen.findByRole('button', { name: 'Eingaben verwerfen' }))
  expect(await screen.findByText('Weiter nach /security')).toBeVisible()
})
