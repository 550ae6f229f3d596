import { expect, jest, test } from '@jest/globals'
import type { Session } from '@portal/bff-client'
import { today } from '@portal/contracts'
import { fakeBff, HttpResponse, http, problem, renderRemote } from '@portal/portal/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.ts'
import { recordDownloads } from '../downloads-fixture.ts'
import { aPermissionsOverview, permissionUrls } from '../permissions-fixture.ts'
import { MY_DATA_URL, signInTooOld, someData } from './my-data-fixture.ts'

const bff = fakeBff()
const files = recordDownloads()
const authorize = async () => ({ authorization: 'Bearer test' })
const dialog = { name: 'Bitte melden Sie sich noch einmal an' }

const serve = (data: object = someData) => bff.use(http.get(MY_DATA_URL, () => HttpResponse.json(data)))
/** The requests of the overview. */
const serveOverview = () =>
  bff.use(http.get(permissionUrls.overview, () => HttpResponse.json(aPermissionsOverview())))
const refuse = (response: () => Response | Promise<Response>) => bff.use(http.get(MY_DATA_URL, response))

async function open(session: Session = { authorize }) {
  const tab = renderRemote(remote, { at: '/privacy/my-data', session })
  await screen.findByRole('heading', { name: 'Meine Daten herunterladen', level: 1 })
  const load = () => screen.getByRole('button', { name: 'Meine Daten anzeigen' })
  return { ...tab, show: () => tab.user.click(load()) }
}
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const refusal = async () => (await region('Ihre Daten')).findByRole('alert')

test('the page shows each section with source, purpose and retention only after the button', async () => {
  serve()
  const { show } = await open()
  expect(screen.queryByText('Mia Muster')).not.toBeInTheDocument()
  await show()
  const person = await region('Zu Ihrer Person')
  for (const [label, value] of [
    ['Herkunft', 'Kundensystem'],
    ['Zweck', 'Vertrag'],
    ['Aufbewahrung', '10 Jahre'],
    ['Name', 'Mia Muster'],
    ['Geburtsdatum', '01.03.1980'],
    ['Bild', 'steht in der Datei zum Herunterladen'],
  ] as const) {
    expect(person.getByText(label).nextElementSibling).toHaveTextContent(value)
  }
  expect(person.queryByText('Name geändert')).not.toBeInTheDocument()
  expect(person.getByText('Person')).toBeVisible()
  expect((await region('Nachrichten')).getByText('Dazu ist nichts gespeichert.')).toBeVisible()
  expect((await region('Was nicht in Ihren Daten steht')).getByText('Ihr Passwort')).toBeVisible()
  expect(screen.getByText('Stand: 01.03.2026, 11:05 Uhr. 3 Bereiche.')).toBeVisible()
  const rights = await region('Empfänger und Ihre Rechte')
  expect(rights.getByRole('link', { name: 'Datenschutzhinweise lesen' })).toHaveAttribute(
    'href',
    '/data-protection',
  )
})

test('several records of a kind are collapsed, and an IBAN is masked until the button shows it', async () => {
  serve()
  const { show, user } = await open()
  await show()
  const payments = await region('Zahlungen')
  await user.click(payments.getByText('Zahlungswege (2)'))
  expect(payments.getByText('IBAN beginnt mit DE02, endet auf 2051')).toBeVisible()
  expect(payments.getAllByText('Nordtal Energie')[0]).toBeVisible()
  expect(payments.getAllByText('01.02.2026, 00:30 Uhr')[0]).toBeVisible()
  expect(payments.getAllByText('Ja')[0]).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'IBAN vollständig anzeigen' }))
  expect(payments.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'IBAN verbergen' }))
  expect(payments.queryByText('DE02 1203 0000 0000 2020 51')).not.toBeInTheDocument()
})

test('the download contains all data unmasked, named by the day', async () => {
  serve()
  const { show, user } = await open()
  await show()
  await user.click(await screen.findByRole('button', { name: 'Als JSON herunterladen' }))
  await waitFor(() => expect(files.saved).toHaveLength(1))
  const [file] = files.saved
  expect(file?.name).toBe(`Meine-Daten-${today()}.json`)
  expect(JSON.parse(file?.text ?? '')).toEqual(someData)
  expect(await screen.findByText('Ihre Daten wurden heruntergeladen')).toBeVisible()
})

test('the list shows fifty records and more by button; the file has all', async () => {
  const records = Array.from({ length: 70 }, (_, index) => ({
    title: 'Nachweis',
    titleOfMany: 'Nachweise',
    fields: [{ name: 'number', label: 'Nummer', kind: 'text', value: `Nr. ${index + 1}` }],
  }))
  const [person] = someData.sections
  serve({ ...someData, sections: [{ ...person, records }] })
  const { show, user } = await open()
  await show()
  await user.click(await screen.findByText('Nachweise (70)'))
  expect(screen.getByText('50 von 70 angezeigt. In der Datei stehen alle.')).toBeVisible()
  expect(screen.queryByText('Nr. 51')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Weitere anzeigen' }))
  expect(screen.getByText('Nr. 70')).toBeVisible()
  expect(screen.getByText('Nr. 51').closest('dl')).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Weitere anzeigen' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Als JSON herunterladen' }))
  await waitFor(() => expect(files.saved).toHaveLength(1))
  expect(JSON.parse(files.saved[0]?.text ?? '').sections[0].records).toHaveLength(70)
})

test('an incomplete section shows a warning, and a reload completes it', async () => {
  const [person] = someData.sections
  serve({ ...someData, sections: [{ ...person, records: [], isComplete: false }] })
  const { show, user } = await open()
  await show()
  expect(await screen.findByText('Dieser Bereich ist gerade nicht vollständig')).toBeVisible()
  expect(screen.queryByText('Dazu ist nichts gespeichert.')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'IBAN vollständig anzeigen' })).not.toBeInTheDocument()
  serve()
  await user.click(screen.getByRole('button', { name: 'Erneut laden' }))
  expect(await screen.findByText('Mia Muster')).toBeVisible()
  expect(screen.queryByText('Dieser Bereich ist gerade nicht vollständig')).not.toBeInTheDocument()
})

test('unknown kinds of a later release are shown unformatted', async () => {
  const fields = [
    { name: 'a', label: 'Wärmepumpe', kind: 'heat', value: 'Ja, 8 kW' },
    { name: 'b', label: 'Messung', kind: 'instant', value: 'gestern' },
    { name: 'c', label: 'Kurve', kind: 'curve', value: [1, 2] },
  ]
  const [person] = someData.sections
  serve({ ...someData, sections: [{ ...person, records: [{ title: 'Neues', fields }] }] })
  const { show } = await open()
  await show()
  expect(await screen.findByText('Ja, 8 kW')).toBeVisible()
  expect(screen.getByText('gestern')).toBeVisible()
  expect(screen.getByText('steht in der Datei zum Herunterladen')).toBeVisible()
})

test.each([
  ['unavailable', () => problem('unavailable', 503), /leider nicht geklappt/],
  ['broken connection', () => HttpResponse.error(), /keine Verbindung/],
  ['another shape', () => HttpResponse.json({ sections: 7 }), /leider nicht geklappt/],
  ['too often', () => problem('too-many-requests', 429), /zu oft hintereinander/],
])('%s: the card shows an error, and its button retries', async (_, response, message) => {
  refuse(response)
  const { show } = await open()
  await show()
  expect(await refusal()).toHaveTextContent(message)
  serve()
  await show()
  expect(await screen.findByText('Mia Muster')).toBeVisible()
  expect(screen.queryByText(message)).not.toBeInTheDocument()
})

test('a failed reload leaves the data in view', async () => {
  serve()
  const { show, user } = await open()
  await show()
  await screen.findByText('Mia Muster')
  refuse(() => problem('unavailable', 503))
  await user.click(screen.getByRole('button', { name: 'Erneut laden' }))
  expect(await refusal()).toHaveTextContent(/leider nicht geklappt/)
  expect(screen.getByText('Mia Muster')).toBeVisible()
})

test('leaving the page discards the data', async () => {
  serve()
  const { show, user, router } = await open()
  await show()
  await screen.findByText('Mia Muster')
  serveOverview()
  await user.click(screen.getByRole('link', { name: 'Datenschutz' }))
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('button', { name: 'Meine Daten anzeigen' })).toBeVisible()
  expect(screen.queryByText('Mia Muster')).not.toBeInTheDocument()
})

test('a refused request shows the reason and starts the reauthentication', async () => {
  const reauthenticate = jest.fn<NonNullable<Session['reauthenticate']>>(async () => undefined)
  refuse(signInTooOld)
  const { show, user } = await open({ authorize, reauthenticate })
  await show()
  const question = within(await screen.findByRole('dialog', dialog))
  expect(question.getByText(/Sie möchten alle Ihre Daten ansehen/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Erneut anmelden' }))
  expect(reauthenticate).toHaveBeenCalledWith('my-data', 'getMyData.nonce')
})

test('cancelling the reauthentication returns to the card', async () => {
  refuse(signInTooOld)
  const { show, user } = await open({ authorize, reauthenticate: async () => undefined })
  await show()
  const question = within(await screen.findByRole('dialog', dialog))
  await user.click(question.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Meine Daten anzeigen' })).toBeVisible()
})

/** A session just after the reauthentication. */
const back = (): Session => {
  let action: string | undefined = 'my-data'
  return {
    authorize,
    reauthenticate: async () => undefined,
    consumeReauthentication(name) {
      const isBack = action === name
      if (isBack) action = undefined
      return isBack
    },
  }
}

test('the data loads after the reauthentication without a click', async () => {
  serve()
  await open(back())
  expect(await screen.findByText('Mia Muster')).toBeVisible()
})

test('a return that the BFF does not accept is explained, and may be tried again', async () => {
  refuse(signInTooOld)
  await open(back())
  const question = within(await screen.findByRole('dialog', dialog))
  expect(question.getByText(/Ihr Passwort ist dafür noch nicht bestätigt/)).toBeVisible()
})

test('the card of stored data opens the page', async () => {
  serveOverview()
  const { user } = renderRemote(remote)
  await user.click(await screen.findByRole('link', { name: 'Alle Daten ansehen und herunterladen' }))
  expect(await screen.findByRole('heading', { name: 'Meine Daten herunterladen', level: 1 })).toBeVisible()
})
