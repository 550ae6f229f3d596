import { beforeEach, expect, jest, test } from '@jest/globals'
import { CONTRACT_VERSION } from '@portal/federation/protocol'
import { fakeBff } from '@portal/portal/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { createRoutes } from './routes.tsx'
import { declaredRemotes } from './testing/declared-remotes.ts'
import { aRelease, offerReleases, renderShell } from './testing/render-shell.tsx'

const routes = createRoutes(declaredRemotes)

fakeBff()

const allTabs = [
  'Übersicht',
  'Persönliche Daten',
  'Verträge & Zahlungsdaten',
  'Anmeldung & Sicherheit',
  'Datenschutz',
]

/** One release of each remote, with the contract version that it needs. */
const offer = (contractVersions: Record<string, string>) =>
  offerReleases(
    Object.fromEntries(
      Object.entries(contractVersions).map(([name, version]) => [name, [aRelease(version)]]),
    ),
  )

beforeEach(() =>
  offer(Object.fromEntries(Object.keys(declaredRemotes).map((name) => [name, CONTRACT_VERSION]))),
)

/** The same routes with another page at one path. */
function withPage(route: RouteObject, path: string, element: ReactNode): RouteObject {
  if (route.path === path) return { ...route, element }
  if (!route.children) return route
  return { ...route, children: route.children.map((child) => withPage(child, path, element)) } as RouteObject
}

async function shownTabs() {
  const navigation = await screen.findByRole('navigation', { name: 'Hauptmenü' })
  return within(navigation)
    .getAllByRole('link')
    .map((link) => link.querySelector('span')?.textContent)
}

test('the tabs are in their order, and the active one is marked', async () => {
  renderShell(routes, { at: '/overview', signedIn: true })
  expect(await shownTabs()).toEqual(allTabs)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Übersicht')
})

test('a customer without a session sees no tabs', async () => {
  renderShell(routes, { at: '/gibt-es-nicht' })
  expect(await screen.findByRole('heading', { name: 'Oh nein!' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Hauptmenü' })).toBeNull()
})

test('a disabled tab is not shown, and its address names the maintenance', async () => {
  renderShell(routes, { at: '/privacy', signedIn: true, config: { disabledTabs: 'mfe-consents' } })
  expect(await screen.findByRole('heading', { name: 'Wartungsarbeiten' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Wartungsarbeiten – Nordtal Konto'))
  expect(await shownTabs()).toEqual(allTabs.slice(0, -1))
})

test('the address of a retired remote says that the area is not offered', async () => {
  const withRetired = createRoutes(declaredRemotes, ['/meter-readings', '/privacy'])
  renderShell(withRetired, { at: '/meter-readings/list', signedIn: true })
  expect(await screen.findByText(/^Diesen Bereich bieten wir zurzeit nicht an/)).toBeVisible()
})

test.each([
  ['no release that this host can run', { 'mfe-contracts': '99.0' }],
  ['no release at all', {}],
])('a tab with %s shows the failure in its place with a retry', async (_, releases) => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  offer(releases)
  const { user } = renderShell(routes, { at: '/contracts-payments', signedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
  // After the retry has failed too, its message replaces the first one.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).not.toHaveAttribute('aria-disabled'),
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Keine Antwort' })).toBeVisible()
  expect(await shownTabs()).toEqual(allTabs)
  await user.click(screen.getByRole('link', { name: /^Übersicht/ }))
  expect(await screen.findByRole('heading', { name: /^Die Dienste/ })).toBeVisible()
  consoleError.mockReset()
})

test.each([
  ['/overview', 'Übersicht'],
  ['/data-protection', 'Datenschutzhinweise'],
  ['/accessibility', 'Erklärung zur Barrierefreiheit'],
  ['/cancellation', 'Verträge hier kündigen'],
  ['/login', 'Anmelden'],
  ['/503', 'Keine Antwort'],
  ['/gibt-es-nicht', 'Oh nein!'],
])('the page %s has the title "%s" and the whole footer', async (at, title) => {
  renderShell(routes, { at, signedIn: at !== '/login' })
  await waitFor(() => expect(document.title).toBe(`${title} – Nordtal Konto`))
  const linksOf = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.firstChild?.textContent)
  expect(linksOf('Rechtliches')).toEqual([
    'Impressum',
    'Datenschutz',
    'Barrierefreiheit',
    'Open-Source-Lizenzen',
  ])
  expect(linksOf('Ihr Konto')).toEqual(['Über das Konto', 'Verträge hier kündigen'])
  expect(screen.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible()
})

test('the header without a session links to the sign-in and the avatar to the first page', async () => {
  renderShell(routes, { at: '/gibt-es-nicht?von=hier' })
  expect(await screen.findByRole('link', { name: 'Anmelden' })).toHaveAttribute(
    'href',
    `/login?${new URLSearchParams({ returnTo: '/gibt-es-nicht?von=hier' })}`,
  )
  expect(screen.getByRole('link', { name: 'Ihr Konto' })).toHaveAttribute('href', '/')
})

test('a page that throws is replaced inside its layout with a button to reload', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = () => {
    throw new Error('Broken')
  }
  const broken = routes.map((route) => withPage(route, '/overview', <Broken />))
  renderShell(broken, { at: '/overview', signedIn: true })
  expect(await screen.findByRole('heading', { name: 'Keine Antwort' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Seite neu laden' })).toBeVisible()
  expect(await shownTabs()).toEqual(allTabs)
  consoleError.mockReset()
})

test('the footer opens the cookie settings over the page', async () => {
  const openCookieSettings = jest.fn()
  const { user, router } = renderShell(routes, { at: '/503', openCookieSettings })
  await user.click(screen.getByRole('button', { name: 'Cookie-Einstellungen' }))
  expect(openCookieSettings).toHaveBeenCalledTimes(1)
  expect(router.state.location.pathname).toBe('/503')
})

test('every layout shows that the browser is offline', () => {
  renderShell(routes, { at: '/503' })
  const online = jest.spyOn(navigator, 'onLine', 'get')
  online.mockReturnValue(false)
  fireEvent.offline(window)
  expect(screen.getByRole('status')).toHaveTextContent('Sie sind offline.')
  online.mockRestore()
  fireEvent.online(window)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
