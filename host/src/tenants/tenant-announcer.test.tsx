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

test('the brand of the last visit is there before the profile', () => {
  rememberTheme('mia', 'flinkstrom')
  open()
  expect(home()).toHaveTextContent('Flinkstrom')
  expect(document.documentElement).toHaveAttribute('data-theme', 'flinkstrom')
})

test.each([
  ['nobody is signed in', false, 'mia'],
  ['it was the visit of somebody else', true, 'ole'],
])('where %s it is the group', (_, signedIn, owner) => {
  rememberTheme(owner, 'flinkstrom')
  open(signedIn)
  expect(home()).toHaveTextContent('Nordtal Energie')
})

test('the brand that is shown is kept for the next load, until the sign-out', async () => {
  const { user, bus } = open()
  act(() => bus.publish({ type: 'tenant.defined', tenantId: '200' }))
  expect(rememberedTheme('mia')).toBe('flinkstrom')
  await user.click(screen.getByRole('button', { name: 'Abmelden' }))
  await waitFor(() => expect(rememberedTheme('mia')).toBeUndefined())
})
