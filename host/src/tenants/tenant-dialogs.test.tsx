import { expect, test } from '@jest/globals'
import { aUserProfile, fakeBff, profileHandlers } from '@portal/portal/testing'
import { screen } from '@testing-library/react'
import { renderShell } from '../testing/render-shell.tsx'
import { TenantAnnouncer } from './tenant-announcer.tsx'
import { TenantDialogFailure } from './tenant-dialog-failure.tsx'
import { TenantDialogs } from './tenant-dialogs.tsx'

const bff = fakeBff()

const page = (
  <>
    <TenantAnnouncer />
    <TenantDialogs />
  </>
)

test('a customer without a contract sees that there is none', async () => {
  bff.use(...profileHandlers({ user: aUserProfile({ lastUsedApplication: null, businessSystems: [] }) }))
  renderShell([{ path: '/', element: page }], { at: '/', signedIn: true })
  expect(await screen.findByRole('dialog', { name: 'Noch kein Vertrag in Ihrem Konto' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Abmelden' })).toBeVisible()
})

test('a customer with contracts and no last brand sees the brand question', async () => {
  bff.use(...profileHandlers({ user: aUserProfile({ lastUsedApplication: null }) }))
  renderShell([{ path: '/', element: page }], { at: '/', signedIn: true })
  expect(await screen.findByRole('dialog', { name: 'Welche Verträge möchten Sie sehen?' })).toBeVisible()
})

test('a dialog that could not be loaded offers a retry and the sign-out', async () => {
  let retries = 0
  const dialog = <TenantDialogFailure onRetry={() => retries++} retrying={false} />
  const { user, router } = renderShell(
    [
      { path: '/', element: dialog },
      { path: '/logout', element: <p>Sie werden abgemeldet</p> },
    ],
    { at: '/', signedIn: true },
  )
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(retries).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Abmelden' }))
  expect(router.state.location.pathname).toBe('/logout')
})
