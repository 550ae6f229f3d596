import { afterEach, expect, test } from '@jest/globals'
import { consentWording, currentWordingVersion } from '@portal/contracts'
import { aContract, aCustomerProfile, http, problem, profileHandlers } from '@portal/portal/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aPermissionsOverview, openPrivacy, permissionUrls } from '../permissions-fixture.ts'
import { allowed, fakeLetters, OBJECTION_URL, objected } from './letters-fixture.ts'

const letters = fakeLetters()
const TITLE = 'Auch keine Werbung per Brief?'
const OBJECT = 'Werbung per Brief widersprechen'
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

const findOffer = () => screen.findByRole('region', { name: TITLE })
const gone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument())

async function revoke(tab: Tab) {
  await answer(tab, /^Nein/)
  const offer = within(await findOffer())
  return { offer, press: (name: string) => tab.user.click(offer.getByRole('button', { name })) }
}

/** From the offer to the last question. */
async function ask({ press }: Awaited<ReturnType<typeof revoke>>, tab: Tab) {
  await press(OBJECT)
  const dialog = within(await screen.findByRole('dialog', { name: OBJECT }))
  return {
    dialog,
    confirm: () => tab.user.click(dialog.getByRole('button', { name: 'Endgültig widersprechen' })),
  }
}

/** The customer goes on, and nothing has come. */
async function expectNoOffer({ user }: Tab) {
  await user.click(screen.getByRole('link', { name: 'Ökostrom und Verbrauch einstellen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ökostrom und Verbrauch' }))
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
  await closed()
  expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument()
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const heading = (name: string) => screen.getByRole('heading', { name })

test('an offer asks for no click: no dialog, the focus stays, and it is read out', async () => {
  letters.serveBrands({ 100: { tracking: profiled, productConsent: allowed } })
  const tab = openPrivacy()
  await revoke(tab)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Kundenprofil einstellen' })).toHaveFocus()
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said).toContain(TITLE)
})

test('an offer that is left alone is gone with the page, and comes after the next revocation', async () => {
  letters.serveBrands({ 100: { tracking: profiled, productConsent: allowed } })
  const tab = openPrivacy()
  await revoke(tab)
  await tab.user.click(screen.getByRole('link', { name: 'Diagramm einstellen' }))
  await screen.findByRole('heading', { name: 'Verbrauch als Diagramm', level: 1 })
  await tab.user.click(screen.getByRole('link', { name: 'Datenschutz' }))
  await screen.findByRole('link', { name: 'Kundenprofil einstellen' })
  await expectNoOffer(tab)
  await answer(tab, /^Nein/, 1)
  expect(await findOffer()).toBeVisible()
})

test('who revokes something is offered to object to the letters of all brands at once', async () => {
  letters.serveBrands({
    100: { tracking: profiled, productConsent: allowed },
    200: { productConsent: allowed },
  })
  const tab = openPrivacy()
  const { dialog, confirm } = await ask(await revoke(tab), tab)
  for (const tenantId of ['100', '200'] as const) {
    expect(dialog.getByText(consentWording('product-consent', currentWordingVersion, tenantId))).toBeVisible()
  }
  expect(dialog.getByText('Ihr Widerspruch ist endgültig')).toBeVisible()
  await confirm()
  expect(
    await screen.findByText('Nordtal Energie und Flinkstrom senden Ihnen keine Werbung per Brief mehr.'),
  ).toBeVisible()
  await closed()
  await gone()
  expect(letters.objections.toSorted()).toEqual(['100', '200'])
  const card = within(screen.getByRole('region', { name: 'Werbung per Brief' }))
  expect(await card.findByText('Sie haben widersprochen')).toBeVisible()
  expect(heading(PROFILE)).toHaveFocus()
})

test('who thinks better of it finds the offer as it was', async () => {
  letters.serveBrands({ 100: { tracking: profiled, productConsent: allowed } })
  const tab = openPrivacy()
  const revoked = await revoke(tab)
  await ask(revoked, tab)
  await tab.user.keyboard('{Escape}')
  await closed()
  expect(letters.objections).toEqual([])
  expect(document.cookie).not.toContain('nordtal_letters_100')
  expect(revoked.offer.getByRole('button', { name: OBJECT })).toHaveFocus()
})

test('who objects on the card is offered nothing any more', async () => {
  letters.serveBrands({ 100: { tracking: profiled, productConsent: allowed } })
  const tab = openPrivacy()
  await revoke(tab)
  await tab.user.click(screen.getByRole('link', { name: OBJECT }))
  await tab.user.click(await screen.findByRole('button', { name: 'Endgültig widersprechen' }))
  await closed()
  await gone()
})

test('a revocation on a page of its own is followed up on the overview', async () => {
  const eco = { ...aPermissionsOverview().eco, version: 1, dataVisualization: true }
  letters.serveBrands({ 100: { eco, productConsent: allowed } })
  const { user } = openPrivacy('/data-visualization')
  await user.click(await screen.findByRole('radio', { name: /^Nein/ }))
  await user.click(screen.getByRole('button', { name: 'Auswahl speichern' }))
  const offer = await findOffer()
  const cards = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(cards.indexOf(TITLE)).toBe(cards.indexOf('Verbrauch als Diagramm') + 1)
  expect(offer).toBeVisible()
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
  await gone()
  expect(heading(PROFILE)).toHaveFocus()
  expect(letters.objections).toEqual([])
  await answer(tab, /^Nein/, 1)
  await expectNoOffer(tab)

  const contractData = { contracts: [aContract('c1')], otherContracts: [] }
  letters.bff.use(...profileHandlers({ customer: aCustomerProfile({ contractData }) }))
  act(() => tab.bus.publish({ type: 'profile.changed', section: 'contractData' }))
  await answer(tab, /^Ja/)
  await revoke(tab)
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
  const tab = openPrivacy()
  const revoked = await revoke(tab)
  letters.bff.use(
    http.delete(OBJECTION_URL, ({ request }) =>
      request.headers.get('tenant') === '200' ? problem('unavailable', 503) : undefined,
    ),
  )
  const { dialog, confirm } = await ask(revoked, tab)
  await confirm()
  expect(await screen.findByText('Änderung teilweise fehlgeschlagen')).toBeVisible()
  expect(dialog.getByText(/Für Flinkstrom hat das nicht geklappt/)).toBeVisible()
  expect(letters.objections).toEqual(['100'])
  await waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: TITLE, hidden: true })).getByText(
        /Werbung per Brief von Flinkstrom ist davon nicht berührt/,
      ),
    ).toBeVisible(),
  )

  letters.serveBrands({ 100: { productConsent: objected }, 200: { productConsent: allowed } })
  await confirm()
  expect(await screen.findByText('Flinkstrom sendet Ihnen keine Werbung per Brief mehr.')).toBeVisible()
  expect(letters.objections).toEqual(['200'])
  await closed()
  await gone()
})
