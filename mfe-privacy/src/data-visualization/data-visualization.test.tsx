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
const displayed = { ...never, consumptionDisplay: true }
const given = { ...displayed, version: 4, changedAt: '2025-02-03T08:14:00.000Z', dataVisualization: true }

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

/** A customer with the consent and the consumption of these contracts. */
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

test('the page shows the wording of the proof with the present consent selected', async () => {
  privacy.serve()
  openPrivacy('/data-visualization')
  const question = within(await screen.findByRole('radiogroup', { name: 'Verbrauch als Diagramm' }))
  expect(question.getByRole('radio', { name: 'Nein, ich stimme nicht zu' })).toBeChecked()
  const wording = consentWording('eco.dataVisualization', currentWordingVersion, '100')
  expect(screen.getByText(wording)).toBeVisible()
})

test('giving the consent shows the chart on the overview immediately', async () => {
  serve(electricity)
  privacy.changeElsewhere({ eco: displayed })
  const { user, tracked } = openPrivacy('/data-visualization')
  await user.click(await screen.findByRole('radio', { name: 'Ja, ich stimme zu' }))
  await user.click(screen.getByRole('button', { name: 'Auswahl speichern' }))
  expect(await screen.findByText('Einstellungen gespeichert')).toBeVisible()
  expect(await chart()).toBeVisible()
  expect(privacy.changes[0]?.body).toMatchObject({ dataVisualization: true, consumptionDisplay: true })
  expect(tracked).toContainEqual({ type: 'permissionToggle', kind: 'eco', isGiven: true })
})

test('withdrawing the consent removes the chart', async () => {
  serve(electricity)
  const { user } = openPrivacy('/data-visualization')
  await user.click(await screen.findByRole('radio', { name: 'Nein, ich stimme nicht zu' }))
  await user.click(screen.getByRole('button', { name: 'Auswahl speichern' }))
  expect(await screen.findByRole('region', { name: 'Verbrauch als Diagramm' })).toHaveTextContent(
    'Sie haben nicht zugestimmt',
  )
  expect(screen.queryByRole('region', { name: 'Ihr Verbrauch' })).not.toBeInTheDocument()
})

test('withdrawing the display of the consumption removes the chart and says why', async () => {
  serve(electricity)
  const { user } = openPrivacy()
  await chart()
  await user.click(screen.getByRole('link', { name: 'Ökostrom und Verbrauch einstellen' }))
  const question = within(await screen.findByRole('radiogroup', { name: 'Anzeige Ihres Verbrauchs' }))
  await user.click(question.getByRole('radio', { name: 'Nein, ich stimme nicht zu' }))
  await user.click(screen.getByRole('button', { name: 'Auswahl speichern' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ihr Verbrauch' })).not.toBeInTheDocument())
  expect(screen.getByRole('region', { name: 'Verbrauch als Diagramm' })).toHaveTextContent(
    'erst, wenn Sie auch „Anzeige Ihres Verbrauchs“ zustimmen',
  )
})

test('the page of the chart says which other consent it needs', async () => {
  privacy.serve()
  openPrivacy('/data-visualization')
  expect(await screen.findByText(/erst zu sehen, wenn Sie auch „Anzeige Ihres Verbrauchs“/)).toBeVisible()
})

test('an event of a withdrawal elsewhere removes the chart', async () => {
  serve(electricity)
  const { bus } = openPrivacy()
  await chart()
  privacy.changeElsewhere({ eco: { ...never, version: 5 } })
  privacy.bff.use(http.get(CONSUMPTION_URL, () => problem('consent-missing', 403)))
  bus.publish({ type: 'profile.changed', section: 'permissions' })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ihr Verbrauch' })).not.toBeInTheDocument())
})

test('the summary and the table contain the values of the chart', async () => {
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

test('the comparison names its months and omits months without a value in the year before', async () => {
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

test('the summary omits unmeasured months between measured ones', async () => {
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

test('the chosen contract shows its own unit; a single month has no comparison', async () => {
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

test('a contract without values shows the empty state', async () => {
  serve()
  openPrivacy()
  expect(await screen.findByText('Noch keine Messwerte')).toBeVisible()
})

test('a failed request shows an error with a retry inside the card', async () => {
  serve(electricity)
  privacy.bff.use(http.get(CONSUMPTION_URL, () => problem('unavailable', 503)))
  const { user } = openPrivacy()
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
  expect(screen.getByRole('region', { name: 'Ökostrom und Verbrauch' })).toBeVisible()
  serve(electricity)
  await user.click(retry)
  expect(await chart()).toBeVisible()
})

test('a conflict shows an error and preserves the choice', async () => {
  privacy.serve()
  const { user } = openPrivacy('/data-visualization')
  const yes = await screen.findByRole('radio', { name: 'Ja, ich stimme zu' })
  privacy.bff.use(http.put(BFF_URL + calls.changeEcoPermissions.path, () => problem('stale-version', 412)))
  await user.click(yes)
  await user.click(screen.getByRole('button', { name: 'Auswahl speichern' }))
  expect(await screen.findByText(/inzwischen an anderer Stelle geändert/)).toBeVisible()
  expect(yes).toBeChecked()
})
