import { beforeEach, expect, test } from '@jest/globals'
import { aCustomerProfile, http, problem, profileHandlers } from '@portal/portal/testing'
import { act, screen, within } from '@testing-library/react'
import { aPermissionsOverview, fakePermissions, openPrivacy, permissionUrls } from '../permissions-fixture.ts'

const permissions = fakePermissions()
beforeEach(() => permissions.serve())

/** Waits for the consents, and returns the value of each label of a card. */
async function rowsOf(card: string) {
  await screen.findByRole('link', { name: `${card} einstellen` })
  const region = screen.getByRole('region', { name: card })
  const labels = [...region.querySelectorAll('dt')]
  return labels.map((label) => [label.textContent, label.nextElementSibling?.textContent])
}

const ECO = 'Ökostrom und Verbrauch'

test('each card shows whether its consents are given, and the day of the last change', async () => {
  const { eco } = aPermissionsOverview()
  permissions.serve({
    eco: { ...eco, version: 2, changedAt: '2025-02-03T08:14:52.000Z', consumptionDisplay: true },
  })
  openPrivacy()
  expect(await rowsOf(ECO)).toEqual([
    ['Angebote neuer Ökostrom-Anbieter', 'Sie haben nicht zugestimmt'],
    ['Weitergabe an Partner', 'Sie haben nicht zugestimmt'],
    ['Anzeige Ihres Verbrauchs', 'Sie haben zugestimmt'],
    ['Zuletzt geändert', '03.02.2025'],
  ])
})

test('cards of untouched consents show that they were never changed', async () => {
  openPrivacy()
  expect((await rowsOf(ECO)).at(-1)).toEqual(['Zuletzt geändert', 'noch nie'])
})

test('failed consents show an error with a retry beside the other cards', async () => {
  permissions.bff.use(http.get(permissionUrls.overview, () => problem('unavailable', 503), { once: true }))
  const { user } = openPrivacy()
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
  expect(screen.getByRole('region', { name: 'Datenschutzhinweise' })).toBeVisible()
  await user.click(retry)
  expect(await rowsOf(ECO)).toHaveLength(4)
})

test('each brand shows its own consents', async () => {
  const { eco } = aPermissionsOverview()
  permissions.serve({ eco: { ...eco, offersNewEcoProvider: true } }, '200')
  const { bus } = openPrivacy()
  expect((await rowsOf(ECO))[0]).toContain('Sie haben nicht zugestimmt')
  act(() => bus.publish({ type: 'tenant.defined', tenantId: '200' }))
  expect(await screen.findByText('Sie haben zugestimmt')).toBeVisible()
})

test('a change event from another tab updates the cards', async () => {
  const { eco } = aPermissionsOverview()
  const { bus } = openPrivacy()
  await rowsOf(ECO)
  permissions.changeElsewhere({ eco: { ...eco, version: 1, commercialDataSharing: true } })
  act(() => bus.publish({ type: 'profile.changed', section: 'permissions' }))
  expect(await screen.findByText('Sie haben zugestimmt')).toBeVisible()
})

test('the card of stored data shows the counts by kind', async () => {
  const { communicationChannelData: channels } = aCustomerProfile()
  const home = {
    id: 'home',
    street: 'Lindenhofweg',
    houseNumber: '14a',
    addition: null,
    postalCode: '70173',
    city: 'Stuttgart',
    contracts: [],
    changedAt: null,
    changeableBy: 'service' as const,
  }
  const garden = { ...home, id: 'garden' }
  const customer = aCustomerProfile({
    communicationChannelData: { ...channels, emailCount: 2, phoneNumberCount: 1040 },
    addressData: { billingAddresses: [home], contactAddresses: [home], deliveryAddresses: [home, garden] },
  })
  permissions.bff.use(...profileHandlers({ customer }))
  openPrivacy()

  expect(await screen.findByText('1.040')).toBeVisible()
  const stored = within(screen.getByRole('region', { name: 'Gespeicherte Daten' }))
  expect(stored.getByText('E-Mail-Adressen').nextElementSibling).toHaveTextContent('2')
  expect(stored.getByText('Adressen').nextElementSibling).toHaveTextContent('2')
})

test('the cards show the day of the last decision and of the policy', async () => {
  const { eco } = aPermissionsOverview()
  permissions.serve({ eco: { ...eco, version: 1, changedAt: '2025-03-01T23:30:00.000Z' } })
  openPrivacy()
  const history = within(await screen.findByRole('region', { name: 'Verlauf und Nachweis' }))
  expect((await history.findByText('Letzte Entscheidung')).nextElementSibling).toHaveTextContent('02.03.2025')
  const policy = within(screen.getByRole('region', { name: 'Datenschutzhinweise' }))
  expect(policy.getByText('01.11.2023')).toBeVisible()
})

test('the history card shows that the customer has decided nothing yet', async () => {
  permissions.serve({ productConsent: { given: true, objectedAt: null } })
  openPrivacy()
  expect(await screen.findByText('noch keine')).toBeVisible()
})

test('the link to the privacy policy navigates through the host', async () => {
  const { user, router } = openPrivacy()
  await user.click(await screen.findByRole('link', { name: 'Datenschutzhinweise lesen' }))
  expect(await screen.findByRole('heading', { name: 'Another tab' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/data-protection')
})
