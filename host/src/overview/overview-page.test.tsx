import { beforeEach, expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import {
  aContract,
  aCustomerProfile,
  aUserProfile,
  BFF_URL,
  fakeBff,
  http,
  problem,
  profileHandlers,
  translatePage,
} from '@portal/portal/testing'
import { act, screen, within } from '@testing-library/react'
import { declaredRemotes } from '../testing/declared-remotes.ts'
import { aRelease, offerReleases, renderShell } from '../testing/render-shell.tsx'
import OverviewPage from './overview-page.tsx'

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

const part = (name: string) => within(screen.getByRole('region', { name }))
const sentence = async (name: string) =>
  (await screen.findByRole('heading', { level: 1, name })).nextElementSibling?.textContent

test('a customer without a contract sees the name and the missing contract', async () => {
  renderOverview()
  expect(await sentence('Guten Tag, Mia Muster')).toBe('Noch kein Vertrag bei Nordtal Energie.')
  expect(screen.getByText('Mia Muster')).toHaveAttribute('translate', 'no')
  expect(part('Ihre Verträge').getByText(/^Sobald Sie einen Vertrag haben/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Was ansteht' })).not.toBeInTheDocument()
  expect(screen.queryByText('Wird geladen …')).not.toBeInTheDocument()
})

test('a translated greeting gives way while another brand loads', async () => {
  const { bus } = renderOverview()
  await sentence('Guten Tag, Mia Muster')
  const endTranslation = translatePage()
  bff.use(http.get(BFF_URL + calls.getCustomerProfile.path, () => new Promise<never>(() => undefined)))
  act(() => bus.publish({ type: 'tenant.defined', tenantId: '200' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible()
  endTranslation()
})

test('a customer sees what waits, each with its one action, and the contracts by number and kind', async () => {
  const contracts = [
    aContract('1', { commodity: 'electricity', termEnd: '2999-12-31', isPaperlessCommunication: true }),
    aContract('2', { commodity: 'gas', productName: 'Erdgas' }),
    aContract('3', { productName: '', businessArea: null, isPaperlessCommunication: true }),
    aContract('4', { productName: 'Vorbei', termEnd: '2021-01-01' }),
  ]
  bff.use(
    ...profileHandlers({
      user: aUserProfile({
        pendingEMailAddress: 'neu@post.example',
        newDeviceAt: '2026-01-05T10:00:00.000Z',
      }),
      customer: aCustomerProfile({ contractData: { contracts, otherContracts: [] }, undecidedConsents: 2 }),
    }),
  )
  renderOverview()
  expect(await sentence('Guten Tag, Mia Muster')).toBe(
    'Vier Punkte warten auf Sie; drei Verträge laufen, einer kommt noch auf Papier.',
  )
  const points = part('Was ansteht').getAllByRole('link')
  expect(points.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Geräte prüfen: Anmeldung auf einem neuen Gerät: 05.01.2026, 11:00 Uhr', '/security/devices'],
    ['Zur Bestätigung: Neue Anmeldeadresse neu@post.example: gilt noch nicht', '/security'],
    ['Vertrag ansehen: Ihr Vertrag Nordtal Ökostrom endet am 31.12.2999', '/contracts-payments/contract/1'],
    ['Entscheiden: Über zwei Gruppen von Einwilligungen haben Sie noch nicht entschieden', '/privacy'],
  ])
  const listed = part('Ihre Verträge').getAllByRole('link')
  expect(listed.map((link) => link.textContent)).toEqual([
    'StromNordtal ÖkostromVertragsnummer 4100-1 · endet am 31.12.2999',
    'GasErdgasVertragsnummer 4100-2 · Briefe auf Papier',
    'VertragVertragsnummer 4100-3',
    'Alle 4 Verträge',
  ])
})

test('a failed profile shows one retry, and the topics beside it', async () => {
  bff.use(failed('getCustomerProfile', 'internal-error', 500))
  const { user } = renderOverview()
  expect(await screen.findByText(FAILED)).toBeVisible()
  expect(part('Ihr Konto').getByText('Angemeldet mit mia.muster@post.example')).toBeVisible()

  bff.use(...profileHandlers({ customer: aCustomerProfile() }))
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await part('Ihr Konto').findByText('Noch kein Vertrag bei Nordtal Energie')).toBeVisible()
})

test('a customer of the third brand sees no failure behind the dialog', async () => {
  bff.use(failed('getUserProfile', 'third-brand', 403))
  const { bus } = renderShell([{ path: '/overview', element: <OverviewPage /> }], {
    at: '/overview',
    signedIn: true,
  })
  expect(await screen.findByText(FAILED)).toBeVisible()
  act(() => bus.publish({ type: 'tenant.third-brand' }))
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
})

const OWN = 'Die Dienste, die Sie mit Ihrem Nordtal Konto nutzen können'
const OTHERS = 'Dienste weiterer Marken'
const servicesIn = (name: string) =>
  part(name)
    .getAllByRole('link')
    .map((link) => link.textContent.replace(' öffnen (öffnet eine andere Website)', ''))

test('all services are shown without any data, those of the shown brand first', async () => {
  bff.use(failed('getUserProfile', 'unavailable', 503), failed('getCustomerProfile', 'unavailable', 503))
  renderOverview()
  expect(await screen.findByRole('region', { name: OTHERS })).toBeVisible()
  expect(servicesIn(OWN)).toEqual(['Nordtal Mobil', 'Nordtal Zuhause', 'Mein Nordtal'])
  expect(servicesIn(OTHERS)).toEqual(['Flinkstrom App', 'Mein Flinkstrom'])
  expect(await screen.findAllByRole('button', { name: 'Erneut versuchen' })).toHaveLength(1)
})

test('services of a brand that the customer is not with are not shown', async () => {
  renderOverview()
  await sentence('Guten Tag, Mia Muster')
  expect(screen.queryByRole('region', { name: OTHERS })).not.toBeInTheDocument()
})
