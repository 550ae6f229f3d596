import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { BFF_URL, fakeBff, http, problem, renderTab } from '@portal/portal/testing'
import { screen } from '@testing-library/react'
import Tab from './tab.tsx'

const bff = fakeBff()

test.each([
  ['', 'Persönliche Daten'],
  ['/phone-list', 'Telefonnummern'],
  ['/phone-list/contract', 'Nummern zu Ihren Verträgen'],
  ['/email-list', 'E-Mail-Adressen'],
  ['/email-list/contract', 'Adressen zu Ihren Verträgen'],
  ['/email-list/registration/m1', 'E-Mail-Adresse zur Anmeldung'],
  ['/address-list', 'Adressen'],
  ['/address-list/delivery', 'Lieferadressen'],
  ['/address-list/delivery/a1', 'Lieferadresse'],
])('personal data%s keeps its title when its data do not come', async (path, title) => {
  bff.use(http.get(BFF_URL + calls.getCustomerProfile.path, () => problem('internal-error', 500)))
  renderTab(Tab, { basePath: '/personal-data', at: `/personal-data${path}` })
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
