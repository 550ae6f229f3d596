import { beforeEach, expect, jest, test } from '@jest/globals'
import { fakeBff, profileHandlers } from '@portal/portal/testing'
import { PageHeader } from '@portal/ui'
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { AccountMenu } from '../header/account-menu.tsx'
import { renderShell } from '../testing/render-shell.tsx'
import { NavigationGuard } from '../unsaved-input/navigation-guard.tsx'
import { useUnsavedInputRegister } from '../unsaved-input/use-unsaved-input-register.ts'

const bff = fakeBff()

beforeEach(() => {
  bff.use(...profileHandlers({}))
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), { media, matches: true } as MediaQueryList),
    )
})

function FormPage() {
  const unsavedInput = useUnsavedInputRegister()
  useEffect(() => {
    unsavedInput.set('form', true)
    return () => unsavedInput.set('form', false)
  }, [unsavedInput])
  return <PageHeader title="Formular" />
}

const routes = [
  {
    element: (
      <>
        <NavigationGuard />
        <AccountMenu />
        <Outlet />
      </>
    ),
    children: [
      { path: '/overview', element: <PageHeader title="Übersicht" /> },
      { path: '/personal-data', element: <PageHeader title="Persönliche Daten" /> },
      { path: '/form', element: <FormPage /> },
      { path: '/logout', element: <PageHeader title="Auf Wiedersehen" /> },
    ],
  },
]

async function openAccountOn(path: string) {
  const shell = renderShell(routes, { at: '/overview', signedIn: true })
  await act(() => shell.router.navigate(path))
  await shell.user.click(screen.getByRole('button', { name: 'Ihr Konto' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  return { ...shell, goBack: () => act(() => shell.router.navigate(-1)) }
}

const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('Back closes the account dialog and a second Back leaves the page', async () => {
  const { router, goBack } = await openAccountOn('/personal-data')
  await goBack()
  await expectNoDialog()
  expect(router.state.location.pathname).toBe('/personal-data')
  await goBack()
  expect(router.state.location.pathname).toBe('/overview')
})

test('a dialog closed by its button leaves no entry in the history', async () => {
  const { user, router, goBack } = await openAccountOn('/personal-data')
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  await expectNoDialog()
  expect(router.state.location.pathname).toBe('/personal-data')
  await goBack()
  expect(router.state.location.pathname).toBe('/overview')
})

test('the sign-out in the dialog replaces the page below', async () => {
  const { user, router, goBack } = await openAccountOn('/personal-data')
  await user.click(screen.getByRole('button', { name: 'Abmelden' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/logout'))
  await goBack()
  expect(router.state.location.pathname).toBe('/overview')
})

test('the account dialog over unsaved input closes without a question', async () => {
  const { router, goBack } = await openAccountOn('/form')
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Möchten Sie sich abmelden?')
  await goBack()
  await expectNoDialog()
  await goBack()
  expect(router.state.location.pathname).toBe('/form')
  expect(screen.getByRole('dialog')).toBeVisible()
})
