import { beforeEach, expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { aUserProfile, BFF_URL, fakeBff, HttpResponse, http } from '@portal/portal/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { createRoutes } from '../routes.tsx'
import { leadToSignOut } from '../session/use-sign-out.ts'
import { declaredRemotes } from '../testing/declared-remotes.ts'
import { offerReleases, renderShell } from '../testing/render-shell.tsx'

const routes = createRoutes(declaredRemotes)

const bff = fakeBff()
let asked = 0

beforeEach(() => {
  sessionStorage.clear()
  offerReleases()
})

/** On a page that is everybody's. */
function open(status: 'active' | 'deletion-pending') {
  asked = 0
  bff.use(
    http.get(BFF_URL + calls.getUserProfile.path, () => {
      asked += 1
      return HttpResponse.json(aUserProfile({ status }))
    }),
  )
  return renderShell(routes, { at: '/gibt-es-nicht', signedIn: true })
}

const farewell = /Ihr Nordtal Konto ist gelöscht, und Sie sind abgemeldet/

const tabs = () => screen.queryByRole('navigation', { name: 'Hauptmenü' })

test('from the deletion on the header has nothing but the way out', async () => {
  const { user } = open('deletion-pending')
  await waitFor(() => expect(tabs()).toBeNull())
  expect(screen.queryByRole('button', { name: 'Ihr Konto' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Abmelden' }))
  expect(await screen.findByText('Sie werden abgemeldet …')).toBeVisible()
})

test('the sign-out of a deleted account ends with a goodbye', async () => {
  const { router, session } = open('deletion-pending')
  await waitFor(() => expect(asked).toBe(1))
  await waitFor(() => expect(tabs()).toBeNull())
  await act(async () => leadToSignOut(router)())
  await waitFor(() => expect(session.signedIn).toBe(false))
  // The provider leads to the origin.
  await act(() => router.navigate('/'))
  expect(await screen.findByText(farewell)).toBeVisible()
  expect(asked).toBe(1)
  expect(screen.getByText(/^Zur Website von Flinkstrom/).closest('a')).toHaveAttribute(
    'href',
    'https://www.flinkstrom.example/',
  )
  expect(screen.getByText('Mit einem anderen Konto anmelden')).toHaveAttribute('href', '/login?returnTo=%2F')
})

test('whoever keeps the account is led to the sign-in, and asked for nothing on the way out', async () => {
  const { router, session } = open('active')
  await waitFor(() => expect(asked).toBe(1))
  expect(tabs()).toBeVisible()
  await act(async () => leadToSignOut(router)())
  expect(await screen.findByText('Sie werden abgemeldet …')).toBeVisible()
  await waitFor(() => expect(session.signedIn).toBe(false))
  await act(() => router.navigate('/'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(asked).toBe(1)
})

test('the address by itself leads home', async () => {
  const { router } = renderShell(routes, { at: '/goodbye' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(screen.queryByText(farewell)).toBeNull()
})
