import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { BFF_URL, fakeBff, HttpResponse, http, problem } from '@portal/portal/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { createRoutes } from '../routes.tsx'
import { declaredRemotes } from '../testing/declared-remotes.ts'
import { offerReleases, renderShell } from '../testing/render-shell.tsx'

const bff = fakeBff()
const refuse = () => problem('unknown-customer', 403)
const TITLE = 'Willkommen! Jetzt fehlt nur noch Ihr Vertrag'

const routes = createRoutes(declaredRemotes)

/** As a customer who has signed up without an invitation. */
function openWithoutCustomer(at: string) {
  offerReleases()
  bff.use(http.get(BFF_URL + calls.getUserProfile.path, refuse))
  return renderShell(routes, { at, signedIn: true })
}

const page = () => screen.findByRole('heading', { level: 1, name: TITLE })

test('an account without a customer sees how to link contracts, and no tabs', async () => {
  const { router } = openWithoutCustomer('/overview')
  expect(await page()).toBeVisible()
  expect(router.state.location.pathname).toBe('/unlinked-account')
  expect(screen.queryByRole('navigation', { name: 'Hauptmenü' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Registrierungscode eingeben' })).toHaveAttribute('href', '/code')
  expect(screen.getByRole('link', { name: 'Beim Service anfordern' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:service@nordtal-energie\.example\?subject=Neue%20Einladung/),
  )
  expect(screen.getByRole('link', { name: /\+49 30/ })).toBeVisible()
})

test('a deep link of an account without a customer redirects, a public page stays without tabs', async () => {
  const { router } = openWithoutCustomer('/personal-data/birth-date')
  expect(await page()).toBeVisible()
  await act(() => router.navigate('/gibt-es-nicht'))
  expect(await screen.findByRole('heading', { name: 'Oh nein!' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Hauptmenü' })).toBeNull()
})

test('the user profile of an account without a customer is requested once', async () => {
  let requests = 0
  const { router } = openWithoutCustomer('/unlinked-account')
  bff.use(
    http.get(BFF_URL + calls.getUserProfile.path, () => {
      requests += 1
      return refuse()
    }),
  )
  await page()
  await act(() => router.navigate('/overview'))
  await page()
  expect(requests).toBe(1)
})

test('an account without a customer shows its stored data and downloads it', async () => {
  const { user } = openWithoutCustomer('/unlinked-account')
  const fields = [
    { name: 'email', label: 'E-Mail-Adresse zur Anmeldung', kind: 'text', value: 'neu@post.example' },
  ]
  const section = { title: 'Konto', source: '', purpose: '', retention: '', isComplete: true }
  bff.use(
    http.get(BFF_URL + calls.getUnlinkedAccount.path, () =>
      HttpResponse.json({
        createdAt: '2026-11-27T10:00:00Z',
        sections: [{ ...section, id: 'account', records: [{ title: 'Konto', fields }] }],
        withheld: [],
      }),
    ),
  )
  await page()
  await user.click(screen.getByRole('button', { name: 'Meine Daten anzeigen' }))
  expect(await screen.findByText('neu@post.example')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Als JSON herunterladen' })).toBeVisible()
})

test('an account without a customer is deleted after a last question', async () => {
  const { user } = openWithoutCustomer('/unlinked-account')
  bff.use(
    http.delete(BFF_URL + calls.deleteUnlinkedAccount.path, () => HttpResponse.json({ result: 'deleted' })),
  )
  await page()
  await user.click(screen.getByRole('button', { name: 'Konto löschen' }))
  await user.click(await screen.findByRole('button', { name: 'Konto endgültig löschen' }))
  expect(await screen.findByRole('heading', { name: 'Konto wurde gelöscht' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Registrierungscode eingeben' })).toBeNull()
})

test('the deletion of an account without a customer asks for the password', async () => {
  const { user } = openWithoutCustomer('/unlinked-account')
  bff.use(http.delete(BFF_URL + calls.deleteUnlinkedAccount.path, () => problem('sign-in-too-old', 401)))
  await page()
  await user.click(screen.getByRole('button', { name: 'Konto löschen' }))
  await user.click(await screen.findByRole('button', { name: 'Konto endgültig löschen' }))
  expect(await screen.findByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' })).toBeVisible()
})

test('an account without a customer can sign out', async () => {
  const { user, router } = openWithoutCustomer('/unlinked-account')
  await page()
  await user.click(screen.getByRole('button', { name: 'Abmelden' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/logout'))
})

test.each([
  ['has a customer', undefined],
  ['cannot be read at the moment', problem('unavailable', 503)],
])('an account that %s is redirected to the overview', async (_, failure) => {
  offerReleases()
  if (failure) bff.use(http.get(BFF_URL + calls.getUserProfile.path, () => failure))
  const { router } = renderShell(routes, { at: '/unlinked-account', signedIn: true })
  await waitFor(() => expect(router.state.location.pathname).toBe('/overview'))
  expect(await screen.findByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
})
