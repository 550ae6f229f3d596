import { expect, jest, test } from '@jest/globals'
import { calls, type PermissionsHistory, today } from '@portal/contracts'
import { BFF_URL, fakeBff, HttpResponse, http, problem, renderRemote } from '@portal/portal/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.ts'
import { recordDownloads } from '../downloads-fixture.ts'
import { aPermissionsOverview, permissionUrls } from '../permissions-fixture.ts'

const bff = fakeBff()
const files = recordDownloads()
const HISTORY_URL = BFF_URL + calls.getPermissionsHistory.path
const JSON_URL = BFF_URL + calls.getPermissionsReceipt.path
const PDF_URL = BFF_URL + calls.getPermissionsReceiptPdf.path

type Consent = PermissionsHistory['consents'][number]

const proof = { wordingVersion: '2023-11-01', channel: 'portal' }
const phone: Consent = {
  consent: 'advertising.channel.phone',
  given: false,
  changes: [
    { ...proof, id: '3', given: false, at: '2025-08-30T20:15:44.000Z' },
    { ...proof, id: '2', given: true, at: '2025-03-03T13:02:10.000Z' },
    { ...proof, id: '1', given: true, at: '2025-02-03T23:30:00.000Z' },
  ],
}
const letters: Consent = { consent: 'product-consent', given: true, changes: [] }
const sms: Consent = { consent: 'advertising.channel.sms', given: false, changes: [] }

const serve = (consents: Consent[], isComplete = true) =>
  bff.use(http.get(HISTORY_URL, () => HttpResponse.json({ consents, isComplete })))
/** The requests of the overview. */
const serveOverview = () =>
  bff.use(http.get(permissionUrls.overview, () => HttpResponse.json(aPermissionsOverview())))
const open = () => renderRemote(remote, { at: '/privacy/history' })
const refusal = async () => (await region('Ihr Nachweis')).findByRole('alert')
const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('a consent shows its state and its decisions with German time, newest first', async () => {
  serve([phone, sms, letters])
  open()
  expect(await screen.findByRole('heading', { name: 'Werbung per Telefon' })).toBeVisible()
  const advertising = await region('Werbung')
  expect(advertising.getAllByText('Nicht erteilt')[0]).toBeVisible()
  expect(advertising.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Am 30.08.2025 um 22:15\u00a0Uhr widerrufenEntschieden im Nordtal Konto',
    'Am 03.03.2025 um 14:02\u00a0Uhr Zustimmung bestätigtEntschieden im Nordtal Konto',
    'Am 04.02.2025 um 00:30\u00a0Uhr zugestimmtEntschieden im Nordtal Konto',
  ])
})

test('a decision shows the wording of its day with the name of the brand', async () => {
  serve([phone])
  const { user } = open()
  const wording = await screen.findByText('Ja, Nordtal Energie darf mich zu Werbezwecken anrufen.')
  expect(wording).not.toBeVisible()
  await user.click(screen.getByText('Wortlaut vom 01.11.2023'))
  expect(wording).toBeVisible()
})

test('a wording is shown once for all versions that left it as it was, and again only where it changed', async () => {
  const at = '2026-11-20T10:00:00.000Z'
  const newest = { ...proof, id: '4', given: true, at, wordingVersion: '2026-11-01' }
  const chart: Consent = {
    consent: 'eco.dataVisualization',
    given: true,
    changes: [newest, ...phone.changes],
  }
  serve([{ ...phone, given: true, changes: [newest, ...phone.changes] }, chart])
  open()
  await screen.findByRole('heading', { name: 'Werbung per Telefon' })
  expect(
    (await region('Werbung')).getAllByText(/^Wortlaut vom/).map(({ textContent }) => textContent),
  ).toEqual(['Wortlaut vom 01.11.2023'])
  const eco = await region('Ökostrom und Verbrauch')
  expect(eco.getAllByText(/^Wortlaut vom/).map(({ textContent }) => textContent)).toEqual([
    'Wortlaut vom 01.11.2026',
    'Wortlaut vom 01.11.2023',
  ])
})

test('unchanged consents are collapsed, with the legal permission for letters', async () => {
  serve([phone, sms, letters])
  const { user } = open()
  await user.click(await screen.findByText('Nie geändert: 2 Einwilligungen'))
  expect(screen.getByRole('heading', { name: 'Werbung per SMS' })).toBeVisible()
  expect(screen.getByText('Gesetzlich erlaubt')).toBeVisible()
})

test('an objection to letters is shown as an objection', async () => {
  const at = '2025-04-02T19:20:31.000Z'
  serve([{ ...letters, given: false, changes: [{ ...proof, id: '1', given: false, at }] }])
  open()
  expect(await screen.findByText('Am 02.04.2025 um 21:20 Uhr widersprochen')).toBeVisible()
  expect(screen.getByText('Widersprochen')).toBeVisible()
})

test('unknown consents and wordings of a later release are shown', async () => {
  const at = '2031-04-02T19:20:31.000Z'
  const change = { id: '9', given: true, at, wordingVersion: 'v7', channel: 'telefon' }
  serve([
    { consent: 'heat.pumps', given: true, changes: [change] },
    { consent: 'constructor', given: false, changes: [{ ...change, given: false }] },
  ])
  const { user } = open()
  const rest = await region('Weitere Einwilligungen')
  expect(rest.getByRole('heading', { name: 'heat.pumps' })).toBeVisible()
  expect(rest.getAllByText('Entschieden auf anderem Weg (telefon)')[0]).toBeVisible()
  await user.click(rest.getAllByText('Wortlaut vom v7')[0] as HTMLElement)
  expect(rest.getAllByText(/Diesen Wortlaut kennt diese Seite noch nicht/)[0]).toBeVisible()
})

test('a history without decisions shows the empty state', async () => {
  serve([sms, letters])
  open()
  expect(await screen.findByText('Noch keine Entscheidungen')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Nachweis als PDF' })).toBeVisible()
})

test('an incomplete history shows a notice', async () => {
  serve([phone], false)
  open()
  expect(await screen.findByText(/Ältere Einträge zeigen wir hier nicht/)).toBeVisible()
})

test('each brand shows its own history', async () => {
  bff.use(
    http.get(HISTORY_URL, ({ request }) =>
      HttpResponse.json({
        consents: request.headers.get('tenant') === '200' ? [{ ...phone, given: true }] : [letters],
        isComplete: true,
      }),
    ),
  )
  const { bus } = open()
  expect(await screen.findByText('Noch keine Entscheidungen')).toBeVisible()
  act(() => bus.publish({ type: 'tenant.defined', tenantId: '200' }))
  expect(await screen.findByText('Erteilt')).toBeVisible()
  expect(screen.getByText(/was Sie Flinkstrom erlaubt/)).toBeVisible()
})

test('each visit refetches the history; a failure leaves the cached one in view', async () => {
  serve([phone])
  const { user, router } = open()
  await region('Werbung')
  serveOverview()
  await user.click(screen.getByRole('link', { name: 'Datenschutz' }))
  bff.use(http.get(HISTORY_URL, () => problem('unavailable', 503)))
  await act(() => router.navigate(-1))
  expect(await screen.findByText('Der Verlauf ist vielleicht nicht aktuell')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Werbung per Telefon' })).toBeVisible()
  serve([letters])
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByText('Noch keine Entscheidungen')).toBeVisible()
})

test('a double click downloads one PDF receipt, named by brand and day', async () => {
  serve([phone])
  let requests = 0
  const { promise: responded, resolve: respond } = Promise.withResolvers<void>()
  bff.use(
    http.get(PDF_URL, async () => {
      requests += 1
      await responded
      return new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })
    }),
  )
  const { user } = open()
  await user.dblClick(await screen.findByRole('button', { name: 'Nachweis als PDF' }))
  respond()
  expect(await screen.findByText('Ihr Nachweis wurde heruntergeladen')).toBeVisible()
  expect(files.saved).toEqual([
    { name: `Einwilligungen-Nordtal-Energie-${today()}.pdf`, type: 'application/pdf', text: '%PDF-1.7' },
  ])
  expect(requests).toBe(1)
})

test('the receipt downloads as JSON', async () => {
  serve([phone])
  const receipt = {
    issuedAt: '2026-03-01T10:00:00.000Z',
    brand: { tenantId: '100', name: 'Nordtal Energie' },
    customer: { name: 'Mia Muster', eMailAddress: 'mia.muster@post.example' },
    consents: [],
    isComplete: true,
  }
  bff.use(http.get(JSON_URL, () => HttpResponse.json(receipt)))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Nachweis als JSON' }))
  await waitFor(() => expect(files.saved).toHaveLength(1))
  expect(files.saved[0]?.name).toBe(`Einwilligungen-Nordtal-Energie-${today()}.json`)
  expect(JSON.parse(files.saved[0]?.text ?? '')).toEqual(receipt)
})

test.each([
  ['unavailable', () => problem('unavailable', 503), /leider nicht geklappt/],
  ['broken connection', () => HttpResponse.error(), /keine Verbindung/],
  ['no PDF', () => HttpResponse.html('<p>Hallo</p>'), /leider nicht geklappt/],
  ['too often', () => problem('too-many-requests', 429), /zu oft hintereinander/],
])('%s: the receipt card shows an error, and its button retries', async (_, response, message) => {
  serve([phone])
  bff.use(http.get(PDF_URL, response))
  const { user } = open()
  const button = await screen.findByRole('button', { name: 'Nachweis als PDF' })
  await user.click(button)
  expect(await refusal()).toHaveTextContent(message)
  expect(files.saved).toEqual([])
  bff.use(
    http.get(PDF_URL, () => new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } })),
  )
  await user.click(button)
  await waitFor(() => expect(files.saved).toHaveLength(1))
  expect((await region('Ihr Nachweis')).queryByRole('alert')).not.toBeInTheDocument()
})

test('a timeout of the receipt shows an error', async () => {
  serve([phone])
  const { user } = open()
  const button = await screen.findByRole('button', { name: 'Nachweis als PDF' })
  const timeout = new DOMException('The operation timed out', 'TimeoutError')
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(timeout))
  await user.click(button)
  expect(await refusal()).toHaveTextContent('zu lange gedauert')
})

test('the history card of the overview opens the history', async () => {
  serve([phone])
  serveOverview()
  const { user } = renderRemote(remote)
  await user.click(await screen.findByRole('link', { name: 'Verlauf ansehen' }))
  expect(await screen.findByRole('heading', { name: 'Verlauf Ihrer Einwilligungen', level: 1 })).toBeVisible()
})
