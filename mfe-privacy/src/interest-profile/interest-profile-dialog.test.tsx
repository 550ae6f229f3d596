import { expect, test } from '@jest/globals'
import { aContract, aCustomerProfile, http, problem, profileHandlers } from '@portal/portal/testing'
import { screen, within } from '@testing-library/react'
import { aPermissionsOverview, fakePermissions, openPrivacy, permissionUrls } from '../permissions-fixture.ts'

const permissions = fakePermissions()
const { tracking: never } = aPermissionsOverview()

async function open(tracking: Partial<typeof never>) {
  permissions.serve({ tracking: { ...never, ...tracking } })
  const contracts = [
    aContract('1', { termStart: '2021-05-01' }),
    aContract('2', { termStart: '2019-02-01', businessArea: 'gas' }),
  ]
  const customer = aCustomerProfile({ contractData: { contracts, otherContracts: [] } })
  permissions.bff.use(...profileHandlers({ customer }))
  const tab = openPrivacy('/interest-profile')
  const dialog = within(await screen.findByRole('dialog', { name: 'Was in Ihrem Kundenprofil steht' }))
  return { ...tab, dialog, row: async (label: string) => (await dialog.findByText(label)).nextElementSibling }
}

test('without consents the dialog shows no profile and links to the consents', async () => {
  const { dialog, user } = await open({})
  expect(
    await dialog.findByText(/Zurzeit fließt nichts ein: Von Ihnen gibt es kein Kundenprofil/),
  ).toBeVisible()
  expect(dialog.queryByText(/Das fließt gerade ein/)).not.toBeInTheDocument()
  await user.click(dialog.getByRole('link', { name: 'Kundenprofil einstellen' }))
  const settings = within(await screen.findByRole('dialog', { name: 'Persönliches Kundenprofil' }))
  const [yes] = settings.getAllByRole('radio', { name: /^Ja/ })
  await user.click(yes as HTMLElement)
  await user.click(settings.getByRole('button', { name: 'Auswahl speichern' }))
  const after = within(await screen.findByRole('dialog', { name: 'Was in Ihrem Kundenprofil steht' }))
  expect(after.getByText('Das fließt gerade ein:')).toBeVisible()
  expect(after.getByText('Was Sie nutzen')).toBeVisible()
})

test('with both consents the profile contains usage and contracts', async () => {
  const { row } = await open({ trackingProfiling: true, profiling2: true })
  expect(await row('Zuletzt genutzte Anwendung')).toHaveTextContent('Nordtal Konto')
  expect(await row('Was Sie nutzen')).toHaveTextContent('welche E-Mails von uns Sie öffnen')
  expect(await row('Verbrauch')).toHaveTextContent('Ihr Jahresverbrauch nach der letzten Abrechnung')
  expect(await row('Anzahl Ihrer Verträge')).toHaveTextContent('2')
  expect(await row('Bereiche Ihrer Verträge')).toHaveTextContent('Energie, gas')
  expect(await row('Ältester Vertrag seit')).toHaveTextContent('01.02.2019')
})

test('with one consent the profile names the excluded part', async () => {
  const { dialog, row } = await open({ trackingProfiling: true })
  expect(await row('Vertrags- und Verbrauchsdaten')).toHaveTextContent('fließt nicht ein')
  expect(dialog.queryByText('Anzahl Ihrer Verträge')).not.toBeInTheDocument()
})

test('failed consents show an error with a retry inside the dialog', async () => {
  permissions.serve()
  permissions.bff.use(http.get(permissionUrls.overview, () => problem('unavailable', 503), { once: true }))
  const { user } = openPrivacy('/interest-profile')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Erneut versuchen' }))
  expect(await dialog.findByText(/Von Ihnen gibt es kein Kundenprofil/)).toBeVisible()
})
