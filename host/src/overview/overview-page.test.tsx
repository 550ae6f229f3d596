import { beforeEach, expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { aCustomerProfile, BFF_URL, fakeBff, http, problem, profileHandlers } from '@portal/portal/testing'
import { act, screen, within } from '@testing-library/react'
import { declaredRemotes } from '../testing/declared-remotes.ts'
import { aRelease, offerReleases, renderShell } from '../testing/render-shell.tsx'
import { OverviewPage } from './overview-page.tsx'

const bff = fakeBff()
const failed = (call: 'getUserProfile' | 'getCustomerProfile', ...response: Parameters<typeof problem>) =>
  http.get(BFF_URL + calls[call].path, () => problem(...response))
const FAILED = 'Das konnten wir gerade nicht laden.'

beforeEach(() =>
  offerReleases(Object.fromEntries(Object.keys(declaredRemotes).map((name) => [name, [aRelease()]]))),
)

function renderOverview() {
  const shell = renderShell([{ path: '/overview', element: <OverviewPage /> }], {
    at: '/overview',
    signedIn: true,
  })
  act(() => shell.bus.publish({ type: 'tenant.defined', tenantId: '100' }))
  return shell
}

const card = (name: string) => within(screen.getByRole('region', { name }))

test('a customer without a contract sees the name and the missing contract', async () => {
  renderOverview()
  expect(await screen.findByRole('heading', { level: 1, name: 'Guten Tag, Mia Muster' })).toBeVisible()
  expect(card('Verträge & Zahlungsdaten').getByText('Noch kein Vertrag bei Nordtal Energie')).toBeVisible()
  expect(screen.queryByText('Wird geladen …')).not.toBeInTheDocument()
})

test('a failed profile shows a retry in its card alone', async () => {
  bff.use(failed('getCustomerProfile', 'internal-error', 500))
  const { user } = renderOverview()
  expect(await screen.findByText(FAILED)).toBe(card('Verträge & Zahlungsdaten').getByText(FAILED))
  expect(card('Anmeldung & Sicherheit').getByText('Angemeldet mit mia.muster@post.example')).toBeVisible()

  bff.use(...profileHandlers({ customer: aCustomerProfile() }))
  await user.click(card('Verträge & Zahlungsdaten').getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByText('Noch kein Vertrag bei Nordtal Energie')).toBeVisible()
})

test('a customer of the third brand sees no failure behind the dialog', async () => {
  bff.use(failed('getUserProfile', 'third-brand', 403))
  const { bus } = renderShell([{ path: '/overview', element: <OverviewPage /> }], {
    at: '/overview',
    signedIn: true,
  })
  expect((await screen.findAllByText(FAILED)).length).toBeGreaterThan(0)
  act(() => bus.publish({ type: 'tenant.third-brand' }))
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
})

test('the five services are shown without any data', async () => {
  bff.use(failed('getUserProfile', 'unavailable', 503), failed('getCustomerProfile', 'unavailable', 503))
  renderOverview()
  const services = await screen.findByRole('region', {
    name: 'Die Dienste, die Sie mit Ihrem Nordtal Konto nutzen können',
  })
  const links = await within(services).findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Flinkstrom App öffnen (öffnet eine andere Website)', 'https://app.flinkstrom.example/'],
    ['Mein Flinkstrom öffnen (öffnet eine andere Website)', 'https://mein.flinkstrom.example/'],
    ['Nordtal Mobil öffnen (öffnet eine andere Website)', 'https://mobil.nordtal-energie.example/'],
    ['Nordtal Zuhause öffnen (öffnet eine andere Website)', 'https://zuhause.nordtal-energie.example/'],
    ['Mein Nordtal öffnen (öffnet eine andere Website)', 'https://mein.nordtal-energie.example/'],
  ])
  expect(screen.getAllByRole('button', { name: 'Erneut versuchen' })).toHaveLength(2)
})
