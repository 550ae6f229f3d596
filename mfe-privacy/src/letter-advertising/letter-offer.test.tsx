import { afterEach, expect, test } from '@jest/globals'
import { consentWording, currentWordingVersion } from '@portal/contracts'
import { aContract, aCustomerProfile, http, problem, profileHandlers } from '@portal/portal/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aPermissionsOverview, openPrivacy, permissionUrls } from '../permissions-fixture.ts'
import { allowed, fakeLetters, OBJECTION_URL, objected } from './letters-fixture.ts'

const letters = fakeLetters()
const TITLE = 'Auch keine Werbung per Brief?'
const PROFILE = 'Persönliches Kundenprofil'

afterEach(() => {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: only Chromium has the cookie store.
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  }
})

const { tracking: never } = aPermissionsOverview()
const profiled = { ...never, version: 1, trackingProfiling: true, profiling2: true }

type Tab = ReturnType<typeof openPrivacy>

/** One of the consents that have nothing to do with letters is answered and saved. */
async function answer(tab: Tab, words: RegExp, which = 0) {
  await tab.user.click(await screen.findByRole('link', { name: 'Kundenprofil einstellen' }))
  const dialog = within(await screen.findByRole('dialog', { name: PROFILE }))
  const radio = dialog.getAllByRole('radio', { name: words })[which]
  if (radio) await tab.user.click(radio)
  await tab.user.click(dialog.getByRole('button', { name: 'Auswahl speichern' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: PROFILE })).not.toBeInTheDocument())
}

async function revoke(tab: Tab) {
  await answer(tab, /^Nein/)
  const offer = within(await screen.findByRole('dialog', { name: TITLE }))
  return { offer, press: (name: string) => tab.user.click(offer.getByRole('button', { name })) }
}

/** The customer goes on, and nothing comes between. */
async function expectNoOffer({ user }: Tab) {
  await user.click(screen.getByRole('link', { name: 'Ökostrom und Verbrauch einstellen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ökostrom und Verbrauch' }))
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('who revokes something is offered to object to the letters of all brands at once', async () => {
  letters.serveBrands({
    100: { tracking: profiled, productConsent: allowed },
    200: { productConsent: allowed },
  })
  const tab = openPrivacy()
  const { offer, press } = await revoke(tab)
  for (const tenantId of ['100', '200'] as const) {
    expect(offer.getByText(consentWording('product-consent', currentWordingVersion, tenantId))).toBeVisible()
  }
  expect(offer.getByText('Ihr Widerspruch ist endgültig')).toBeVisible()
  await press('Endgültig widersprechen')
  expect(
    await screen.findByText('Nordtal Energie und Flinkstrom senden Ihnen keine Werbung per Brief mehr.'),
  ).toBeVisible()
  await closed()
  expect(letters.objections.toSorted()).toEqual(['100', '200'])
  const card = within(screen.getByRole('region', { name: 'Werbung per Brief' }))
  expect(await card.findByText('Sie haben widersprochen')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Kundenprofil einstellen' })).toHaveFocus()
})

test('only the brands that may still write are named', async () => {
  letters.serveBrands({
    100: { tracking: profiled, productConsent: objected },
    200: { productConsent: allowed },
    500: { productConsent: allowed },
  })
  const { offer } = await revoke(openPrivacy())
  expect(offer.getByText(/Werbung per Brief von Flinkstrom ist davon nicht berührt/)).toBeVisible()
  expect(offer.queryByText(/Nordtal Energie/)).not.toBeInTheDocument()
  expect(offer.queryByText(/Solhaus/)).not.toBeInTheDocument()
})

test('who skips is not asked again, until there is another contract', async () => {
  letters.serveBrands({ 100: { tracking: profiled, productConsent: allowed } })
  const tab = openPrivacy()
  const { press } = await revoke(tab)
  await press('Überspringen')
  await closed()
  expect(letters.objections).toEqual([])
  await answer(tab, /^Nein/, 1)
  await expectNoOffer(tab)

  const contractData = { contracts: [aContract('c1')], otherContracts: [] }
  letters.bff.use(...profileHandlers({ customer: aCustomerProfile({ contractData }) }))
  act(() => tab.bus.publish({ type: 'profile.changed', section: 'contractData' }))
  await answer(tab, /^Ja/)
  await revoke(tab)
})

test('Escape is a skip', async () => {
  letters.serveBrands({ 100: { tracking: profiled, productConsent: allowed } })
  const tab = openPrivacy()
  const { offer } = await revoke(tab)
  offer.getByRole('button', { name: 'Überspringen' }).focus()
  await tab.user.keyboard('{Escape}')
  await closed()
  expect(letters.objections).toEqual([])
  expect(document.cookie).toContain('nordtal_letters_100')
})

test.each([
  ['gives a consent', { tracking: never, productConsent: allowed }, /^Ja/],
  ['saves what stands already', { tracking: profiled, productConsent: allowed }, /^Ja/],
  ['has objected everywhere', { tracking: profiled, productConsent: objected }, /^Nein/],
])('who %s is offered nothing', async (_, consents, words) => {
  letters.serveBrands({ 100: consents })
  const tab = openPrivacy()
  await answer(tab, words)
  await expectNoOffer(tab)
})

test('a brand that does not answer is left out', async () => {
  letters.serveBrands({ 100: { tracking: profiled, productConsent: allowed }, 200: {} })
  letters.bff.use(
    http.get(permissionUrls.overview, ({ request }) =>
      request.headers.get('tenant') === '200' ? problem('unavailable', 503) : undefined,
    ),
  )
  const { offer } = await revoke(openPrivacy())
  expect(offer.queryByText(/Flinkstrom/)).not.toBeInTheDocument()
})

test('of several brands that which failed is told, and it alone is tried again', async () => {
  letters.serveBrands({
    100: { tracking: profiled, productConsent: allowed },
    200: { productConsent: allowed },
  })
  const { offer, press } = await revoke(openPrivacy())
  letters.bff.use(
    http.delete(OBJECTION_URL, ({ request }) =>
      request.headers.get('tenant') === '200' ? problem('unavailable', 503) : undefined,
    ),
  )
  await press('Endgültig widersprechen')
  expect(await screen.findByText('Änderung teilweise fehlgeschlagen')).toBeVisible()
  expect(offer.getByText(/Für Flinkstrom hat das leider nicht geklappt/)).toBeVisible()
  expect(letters.objections).toEqual(['100'])

  letters.serveBrands({ 100: { productConsent: objected }, 200: { productConsent: allowed } })
  await press('Endgültig widersprechen')
  expect(await screen.findByText('Flinkstrom sendet Ihnen keine Werbung per Brief mehr.')).toBeVisible()
  expect(letters.objections).toEqual(['200'])
})
