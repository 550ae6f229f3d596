import { beforeEach, expect, test } from '@jest/globals'
import { fakeBff } from '@portal/portal/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { PlainHeader } from '../header/plain-header.tsx'
import { SIGN_OUT_PATH } from '../paths.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { SignOutPage } from '../sign-out/sign-out-page.tsx'
import { renderShell } from '../testing/render-shell.tsx'
import { rememberedTheme, rememberTheme } from '../theme/remembered-theme.ts'
import { Account } from './account.tsx'

fakeBff()

function Page() {
  const signOut = useSignOut()
  return (
    <>
      <PlainHeader />
      <button type="button" onClick={signOut}>
        Abmelden
      </button>
    </>
  )
}

const pages = [
  { element: <Account />, children: [{ path: '/', element: <Page /> }] },
  { path: SIGN_OUT_PATH, element: <SignOutPage /> },
]
const open = (signedIn = true) => renderShell(pages, { at: '/', signedIn })
const home = () => screen.getByRole('link', { name: /zur Startseite/ })

beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset.theme = 'nordtal'
})

test('the brand of the last visit is shown before the profile is loaded', () => {
  rememberTheme('mia', 'flinkstrom')
  open()
  expect(home()).toHaveTextContent('Flinkstrom')
  expect(document.documentElement).toHaveAttribute('data-theme', 'flinkstrom')
})

test.each([
  ['no session', false, 'mia'],
  ['the last visit of another customer', true, 'ole'],
])('with %s the parent brand is shown', (_, signedIn, owner) => {
  rememberTheme(owner, 'flinkstrom')
  open(signedIn)
  expect(home()).toHaveTextContent('Nordtal Energie')
})

test('the shown brand is remembered until the sign-out', async () => {
  const { user, bus } = open()
  act(() => bus.publish({ type: 'tenant.defined', tenantId: '200' }))
  expect(rememberedTheme('mia')).toBe('flinkstrom')
  await user.click(screen.getByRole('button', { name: 'Abmelden' }))
  await waitFor(() => expect(rememberedTheme('mia')).toBeUndefined())
})
