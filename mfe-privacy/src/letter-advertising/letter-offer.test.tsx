import { afterEach, expect, jest, test } from '@jest/globals'
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

/** Answers and saves a consent that does not concern letters. */
async function answer(tab: Tab, choice: RegExp, which = 0) {
  await tab.user.click(await screen.findByRole('link', { name: 'Kundenprofil einstellen' }))
  const dialog = within(await screen.findByRole('dialog', { name: PROFILE }))
  const radio = dialog.getAllByRole('radio', { name: choice })[which]
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

/** Opens the last question from the offer. */
async function ask({ press }: Awaited<ReturnType<typeof revoke>>, tab: Tab) {
  await press(OBJECT)
  const dialog = within(await screen.findByRole('dialog', { name: OBJECT }))
  return {
    dialog,
    confirm: () => tab.user.click(dialog.getByRole('button', { name: 'Endgültig widersprechen' })),
  }
}

/** Opens the next page and expects no offer. */
async function expectNoOffer({ user }: Tab) {
  await user.click(screen.getByRole('link', { name: 'Ökostrom und Verbrauch einstellen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ökostrom und Verbrauch' }))
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
  await closed()
  expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument()
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const heading = (name: string) => screen.getByRole('heading', { name })

test('an offer opens no dialog, leaves the focus and is announced', async () => {
  letters.serveBrands({ 100: { tracking: profiled, productConsent: allowed } })
  const tab = openPrivacy()
  await revoke(tab)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Kundenprofil einstellen' })).toHaveFocus()
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said).toContain(TITLE)
})

test('an ignored offer disappears with the page and returns after the next revocation', async () => {
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

test('a revocation offers one objection to the letters of all brands', async () => {
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

test('cancelling the objection returns to the offer', async () => {
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

test('an objection on the card ends the offer', async () => {
  letters.serveBrands({ 100: { tracking: profiled, productConsent: allowed } })
  const tab = openPrivacy()
  await revoke(tab)
  await tab.user.click(screen.getByRole('link', { name: OBJECT }))
  await tab.user.click(await screen.findByRole('button', { name: 'Endgültig widersprechen' }))
  await closed()
  await gone()
})

test('a revocation on a separate page shows the offer on the overview', async () => {
  const eco = { ...aPermissionsOverview().eco, version: 1, dataVisualization: true }
  letters.serveBrands({ 100: { eco, productConsent: allowed } })
  const { user } = openPrivacy('/data-visualization')
  await user.click(await screen.findByRole('radio', { name: /^Nein/ }))
  await user.click(screen.getByRole('button', { name: 'Auswahl speichern' }))
  const offer = await findOffer()
  const cards = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(cards.indexOf(TITLE)).toBe(cards.indexOf('Verbrauch als Diagramm') + 1)
  expect(offer).toBeVisible()
})

test('the offer stays while the next revocation loads it again', async () => {
  letters.serveBrands({
    100: { tracking: profiled, productConsent: allowed },
    200: { productConsent: allowed },
  })
  const tab = openPrivacy()
  await revoke(tab)
  const asked = jest.fn<() => void>()
  letters.bff.use(
    http.get(permissionUrls.overview, () => {
      asked()
      return new Promise<never>(() => undefined)
    }),
  )
  await answer(tab, /^Nein/, 1)
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.getByRole('region', { name: TITLE })).toBeVisible()
})

test('the offer names only the brands that may still write', async () => {
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

test('a skipped offer returns only with a new contract', async () => {
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
  ['a given consent', { tracking: never, productConsent: allowed }, /^Ja/],
  ['a confirmation of unchanged consents', { tracking: profiled, productConsent: allowed }, /^Ja/],
  ['a revocation after objections to all brands', { tracking: profiled, productConsent: objected }, /^Nein/],
])('%s shows no offer', async (_, consents, choice) => {
  letters.serveBrands({ 100: consents })
  const tab = openPrivacy()
  await answer(tab, choice)
  await expectNoOffer(tab)
})

test('the offer omits a brand whose request fails', async () => {
  letters.serveBrands({ 100: { tracking: profiled, productConsent: allowed }, 200: {} })
  letters.bff.use(
    http.get(permissionUrls.overview, ({ request }) =>
      request.headers.get('tenant') === '200' ? problem('unavailable', 503) : undefined,
    ),
  )
  const { offer } = await revoke(openPrivacy())
  expect(offer.queryByText(/Flinkstrom/)).not.toBeInTheDocument()
})

test('a partly failed objection names the failed brand and retries it alone', async () => {
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
