import { beforeEach, expect, test } from '@jest/globals'
import { calls, queryKeys } from '@portal/contracts'
import { aUserProfile, BFF_URL, fakeBff, HttpResponse, http } from '@portal/portal/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { createRoutes } from '../routes.tsx'
import { takeSignedOut } from '../session/account-state.ts'
import { createSignOutRedirect } from '../session/use-sign-out.ts'
import { declaredRemotes } from '../testing/declared-remotes.ts'
import { offerReleases, renderShell } from '../testing/render-shell.tsx'

const routes = createRoutes(declaredRemotes)

const bff = fakeBff()
let requests = 0

beforeEach(() => {
  sessionStorage.clear()
  offerReleases()
})

/** Opens a public page. */
function open(status: 'active' | 'deletion-pending') {
  requests = 0
  bff.use(
    http.get(BFF_URL + calls.getUserProfile.path, () => {
      requests += 1
      return HttpResponse.json(aUserProfile({ status }))
    }),
  )
  return renderShell(routes, { at: '/gibt-es-nicht', signedIn: true })
}

const farewell = /Ihr Nordtal Konto ist gelöscht, und Sie sind abgemeldet/

const tabs = () => screen.queryByRole('navigation', { name: 'Hauptmenü' })

test('the header of a deleted account has only the sign-out', async () => {
  const { user } = open('deletion-pending')
  await waitFor(() => expect(tabs()).toBeNull())
  expect(screen.queryByRole('button', { name: 'Ihr Konto' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Abmelden' }))
  expect(await screen.findByText('Sie werden abgemeldet …')).toBeVisible()
})

test('the sign-out of a deleted account ends with a goodbye', async () => {
  const { router, session } = open('deletion-pending')
  await waitFor(() => expect(requests).toBe(1))
  await waitFor(() => expect(tabs()).toBeNull())
  await act(async () => createSignOutRedirect(router)())
  await waitFor(() => expect(session.signedIn).toBe(false))
  // The provider redirects to the origin.
  await act(() => router.navigate('/'))
  expect(await screen.findByText(farewell)).toBeVisible()
  expect(requests).toBe(1)
  expect(screen.getByText(/^Zur Website von Flinkstrom/).closest('a')).toHaveAttribute(
    'href',
    'https://www.flinkstrom.example/',
  )
  expect(screen.getByText('Mit einem anderen Konto anmelden')).toHaveAttribute('href', '/login?returnTo=%2F')
})

test('the goodbye of a deletion that waits says when it happens', async () => {
  const { cache, router, session } = open('deletion-pending')
  await waitFor(() => expect(tabs()).toBeNull())
  const noDeletion = { requestedAt: null, deletedAt: null }
  cache.setQueryData(queryKeys.deletionStatus(), {
    ...noDeletion,
    status: 'pending',
    waitsUntil: '2099-12-03T13:05:00.000Z',
  })
  await act(async () => createSignOutRedirect(router)())
  await waitFor(() => expect(session.signedIn).toBe(false))
  await act(() => router.navigate('/'))
  expect(await screen.findByText(/Am 03\.12\.2099 um 14:05 Uhr löschen wir es\.$/)).toBeVisible()
  expect(screen.queryByText(farewell)).toBeNull()
})

test('the sign-out of an active account ends at the sign-in without another request', async () => {
  const { router, session } = open('active')
  await waitFor(() => expect(requests).toBe(1))
  expect(tabs()).toBeVisible()
  await act(async () => createSignOutRedirect(router)())
  expect(await screen.findByText('Sie werden abgemeldet …')).toBeVisible()
  await waitFor(() => expect(session.signedIn).toBe(false))
  await act(() => router.navigate('/'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(requests).toBe(1)
  expect([takeSignedOut(), takeSignedOut()]).toEqual([true, false])
})

test('the goodbye page redirects a customer without a deleted account', async () => {
  const { router } = renderShell(routes, { at: '/goodbye' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(screen.queryByText(farewell)).toBeNull()
})
