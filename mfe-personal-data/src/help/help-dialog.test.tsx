import { expect, test } from '@jest/globals'
import { calls, deepLinks, type TenantId } from '@portal/contracts'
import {
  aCustomerProfile,
  aUserProfile,
  BFF_URL,
  fakeBff,
  http,
  problem,
  profileHandlers,
  renderRemote,
} from '@portal/portal/testing'
import { screen, within } from '@testing-library/react'
import remote from '../../remote.ts'

const bff = fakeBff()

async function openHelp(tenantId: TenantId, pinIsAsked = true) {
  const [system] = aUserProfile().businessSystems
  if (!system) throw new Error('The account has no brand')
  const phonePin = { ...system.phonePin, enabled: pinIsAsked }
  const user = aUserProfile({
    lastUsedApplication: { name: 'Konto', tenantId },
    businessSystems: [{ ...system, tenantId, phonePin }],
  })
  bff.use(...profileHandlers({ user, customer: aCustomerProfile({ tenantId }) }))
  renderRemote(remote, { at: '/personal-data/help' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Hilfreiche Informationen' }))
  await dialog.findByRole('heading', { name: 'So erreichen Sie uns' })
  return dialog
}

/** Includes links in collapsed topics. */
const collapsed = { hidden: true }

test.each([
  ['100', 'Nordtal Energie'],
  ['200', 'Flinkstrom'],
] as const)('for brand %s the topics link to the pages of %s', async (tenantId, brand) => {
  const dialog = await openHelp(tenantId)
  const pages = {
    userData: `Nutzerdaten bei ${brand} öffnen`,
    relocation: `Umzug bei ${brand} melden`,
    contractAddress: `Rechnungsadresse bei ${brand} ändern`,
    email: `E-Mail-Adresse bei ${brand} ändern`,
    phone: `Telefonnummer bei ${brand} ändern`,
    bankAccount: `Bankverbindung bei ${brand} ändern`,
    permissions: `Einwilligungen bei ${brand} öffnen`,
    phonePin: `Telefon-PIN bei ${brand} ändern`,
  }
  for (const [page, label] of Object.entries(pages)) {
    const link = dialog.getByRole('link', { name: `${label} (öffnet eine andere Website)`, ...collapsed })
    expect(link).toHaveAttribute('href', deepLinks[tenantId][page as keyof typeof pages])
    expect(link).toHaveAttribute('target', '_blank')
  }
})

test('a brand without PINs has no topic about it', async () => {
  const dialog = await openHelp('200', false)
  expect(dialog.getByText('Sie ziehen um')).toBeVisible()
  expect(dialog.queryByText(/Telefon-PIN bei/)).not.toBeInTheDocument()
})

test('the service contact shows whether it is open', async () => {
  const dialog = await openHelp('200')
  expect(dialog.getByRole('link', { name: 'service@flinkstrom.example' })).toBeVisible()
  expect(dialog.getByText(/^(Jetzt erreichbar|Gerade geschlossen)/)).toBeVisible()
})

test('without a customer profile the help shows topics and service contact', async () => {
  bff.use(http.get(BFF_URL + calls.getCustomerProfile.path, () => problem('unavailable', 503)))
  const { user } = renderRemote(remote, { at: '/personal-data/help' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Hilfreiche Informationen' }))
  expect(await dialog.findByRole('link', { name: 'service@nordtal-energie.example' })).toBeVisible()
  await user.click(dialog.getAllByRole('button', { name: 'Schließen' })[0] as HTMLElement)
  expect(await screen.findByRole('heading', { name: 'Keine Antwort' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Hilfe und Kontakt' })).toBeVisible()
})

test('without a brand the help shows a retry', async () => {
  bff.use(http.get(BFF_URL + calls.getUserProfile.path, () => problem('unavailable', 503)))
  const { user } = renderRemote(remote, { at: '/personal-data/help' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Hilfreiche Informationen' }))
  const retry = await dialog.findByRole('button', { name: 'Erneut versuchen' })
  bff.use(...profileHandlers())
  await user.click(retry)
  expect(await dialog.findByRole('link', { name: 'service@nordtal-energie.example' })).toBeVisible()
})
