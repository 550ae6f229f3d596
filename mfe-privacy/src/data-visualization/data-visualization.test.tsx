import { expect, test } from '@jest/globals'
import { type ContractConsumption, calls, consentWording, currentWordingVersion } from '@portal/contracts'
import {
  aContract,
  aCustomerProfile,
  BFF_URL,
  HttpResponse,
  http,
  problem,
  profileHandlers,
} from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPermissionsOverview, fakePermissions, openPrivacy } from '../permissions-fixture.ts'

const privacy = fakePermissions()

const { eco: never } = aPermissionsOverview()
const given = { ...never, version: 4, changedAt: '2025-02-03T08:14:00.000Z', dataVisualization: true }

const year = (number: number, months: number, amount: number) =>
  Array.from({ length: months }, (_, index) => ({
    month: `${number}-${String(index + 1).padStart(2, '0')}`,
    amount,
  }))

const electricity: ContractConsumption = {
  contractId: 'v1',
  unit: 'kWh',
  months: [...year(2025, 12, 200), ...year(2026, 10, 190)],
}
const gas: ContractConsumption = {
  contractId: 'v2',
  unit: 'm3',
  months: [{ month: '2026-10', amount: 1234 }],
}

const CONSUMPTION_URL = BFF_URL + calls.getConsumption.path

/** A customer who has agreed, and what was used under these contracts. */
function serve(...contracts: ContractConsumption[]) {
  privacy.serve({ eco: given })
  const customer = aCustomerProfile({
    contractData: {
      contracts: [aContract('v1'), aContract('v2', { productName: 'Nordtal Erdgas' })],
      otherContracts: [],
    },
  })
  privacy.bff.use(
    ...profileHandlers({ customer }),
    http.get(CONSUMPTION_URL, () => HttpResponse.json({ contracts })),
  )
}

const chart = () => screen.findByRole('img', { name: /^Verbrauch je Monat/ })
const consumption = () => within(screen.getByRole('region', { name: 'Ihr Verbrauch' }))

test('the page asks in the words that the proof names, with nothing chosen beforehand but what stands', async () => {
  privacy.serve()
  openPrivacy('/data-visualization')
  const question = within(await screen.findByRole('radiogroup', { name: 'Verbrauch als Diagramm' }))
  expect(question.getByRole('radio', { name: 'Nein, ich stimme nicht zu' })).toBeChecked()
  const wording = consentWording('eco.dataVisualization', currentWordingVersion, '100')
  expect(screen.getByText(wording)).toBeVisible()
})

test('who agrees sees the chart on the overview at once', async () => {
  serve(electricity)
  privacy.changeElsewhere({ eco: never })
  const { user, tracked } = openPrivacy('/data-visualization')
  await user.click(await screen.findByRole('radio', { name: 'Ja, ich stimme zu' }))
  await user.click(screen.getByRole('button', { name: 'Auswahl speichern' }))
  expect(await screen.findByText('Einstellungen gespeichert')).toBeVisible()
  expect(await chart()).toBeVisible()
  expect(privacy.changes[0]?.body).toMatchObject({ dataVisualization: true, consumptionDisplay: false })
  expect(tracked).toContainEqual({ type: 'permissionToggle', kind: 'eco', isGiven: true })
})

test('who withdraws finds the chart gone', async () => {
  serve(electricity)
  const { user } = openPrivacy('/data-visualization')
  await user.click(await screen.findByRole('radio', { name: 'Nein, ich stimme nicht zu' }))
  await user.click(screen.getByRole('button', { name: 'Auswahl speichern' }))
  expect(await screen.findByRole('region', { name: 'Verbrauch als Diagramm' })).toHaveTextContent(
    'Sie haben nicht zugestimmt',
  )
  expect(screen.queryByRole('region', { name: 'Ihr Verbrauch' })).not.toBeInTheDocument()
})

test('a withdrawal elsewhere takes the chart away as soon as the page hears of it', async () => {
  serve(electricity)
  const { bus } = openPrivacy()
  await chart()
  privacy.changeElsewhere({ eco: { ...never, version: 5 } })
  privacy.bff.use(http.get(CONSUMPTION_URL, () => problem('consent-missing', 403)))
  bus.publish({ type: 'profile.changed', section: 'permissions' })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ihr Verbrauch' })).not.toBeInTheDocument())
})

test('says in words what the chart shows, and has each value in a table', async () => {
  serve(electricity)
  const { user } = openPrivacy()
  await chart()
  const card = consumption()
  expect(card.getByText('Nordtal Ökostrom, Nr. 4100-v1')).toBeVisible()
  expect(
    card.getByText(
      /Von Januar bis Oktober 2026 haben Sie 1\.900 kWh verbraucht\. Das sind 100 kWh \(5\s%\) weniger als in denselben Monaten 2025\./,
    ),
  ).toBeVisible()
  await user.click(card.getByText('Werte als Tabelle'))
  const table = within(card.getByRole('table', { name: 'Verbrauch je Monat in kWh' }))
  expect(table.getByRole('row', { name: 'Januar 200 190 −10' })).toBeVisible()
  expect(table.getByRole('row', { name: /Dezember 200 .*kein Wert.*kein Wert/ })).toBeVisible()
  expect(table.getByRole('row', { name: 'Summe Januar bis Oktober 2.000 1.900 −100' })).toBeVisible()
})

test('months that the year before does not have are in no comparison, and it says which are', async () => {
  const sinceMarch = { ...electricity, months: electricity.months.slice(2) }
  serve(sinceMarch)
  const { user } = openPrivacy()
  await chart()
  const card = consumption()
  expect(
    card.getByText(
      /Von Januar bis Oktober 2026 haben Sie 1\.900 kWh verbraucht\. Werte aus beiden Jahren gibt es nur für März bis Oktober\. In dieser Zeit haben Sie 1\.520 kWh verbraucht, 80 kWh \(5\s%\) weniger als 2025\./,
    ),
  ).toBeVisible()
  await user.click(card.getByText('Werte als Tabelle'))
  expect(card.getByRole('row', { name: /^Januar .*kein Wert 190 .*kein Wert$/ })).toBeVisible()
  expect(card.getByRole('row', { name: 'Summe März bis Oktober 1.600 1.520 −80' })).toBeVisible()
})

test('months between two that were measured are not named', async () => {
  const months = [...year(2025, 12, 200), ...year(2026, 7, 200)]
  const withGaps = months.filter(({ month }) => !['2026-04', '2025-06'].includes(month))
  serve({ ...electricity, months: withGaps })
  openPrivacy()
  await chart()
  expect(
    consumption().getByText(
      /In den Monaten Januar bis März und Mai bis Juli 2026 haben .* nur für Januar bis März, Mai und Juli\. In dieser Zeit haben Sie 1\.000 kWh verbraucht, genauso viel wie 2025\./,
    ),
  ).toBeVisible()
})

test('with several contracts one is chosen, each in its own unit; one month has nothing to compare with', async () => {
  serve(electricity, gas)
  const { user } = openPrivacy()
  await chart()
  const card = consumption()
  await user.selectOptions(card.getByRole('combobox', { name: 'Vertrag' }), 'Nordtal Erdgas, Nr. 4100-v2')
  expect(
    card.getByText(
      'Im Oktober 2026 haben Sie 1.234 m³ verbraucht. Für 2025 gibt es keine Werte zum Vergleich.',
    ),
  ).toBeVisible()
  expect(await screen.findByRole('img', { name: /in m³/ })).toBeVisible()
})

test('without a value it says so', async () => {
  serve()
  openPrivacy()
  expect(await screen.findByText('Noch keine Messwerte')).toBeVisible()
})

test('a failure stays in the card and can be tried again', async () => {
  serve(electricity)
  privacy.bff.use(http.get(CONSUMPTION_URL, () => problem('unavailable', 503)))
  const { user } = openPrivacy()
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
  expect(screen.getByRole('region', { name: 'Ökostrom und Verbrauch' })).toBeVisible()
  serve(electricity)
  await user.click(retry)
  expect(await chart()).toBeVisible()
})

test('a change elsewhere is told, and the answer is kept', async () => {
  privacy.serve()
  const { user } = openPrivacy('/data-visualization')
  const yes = await screen.findByRole('radio', { name: 'Ja, ich stimme zu' })
  privacy.bff.use(http.put(BFF_URL + calls.changeEcoPermissions.path, () => problem('stale-version', 412)))
  await user.click(yes)
  await user.click(screen.getByRole('button', { name: 'Auswahl speichern' }))
  expect(await screen.findByText(/inzwischen an anderer Stelle geändert/)).toBeVisible()
  expect(yes).toBeChecked()
})
