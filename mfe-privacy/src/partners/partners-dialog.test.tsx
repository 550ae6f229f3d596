import { expect, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { aPermissionsOverview, fakePermissions, openPrivacy } from '../permissions-fixture.ts'

const permissions = fakePermissions()
const { eco: never } = aPermissionsOverview()
const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Unsere Partner' }))

test.each([
  [true, /Sie haben der Weitergabe zugestimmt/],
  [false, /Keiner dieser Partner erhält von uns Ihre Daten/],
])('with the consent %s the dialog shows the matching notice', async (commercialDataSharing, notice) => {
  permissions.serve({ eco: { ...never, commercialDataSharing } })
  openPrivacy('/partners')
  const dialog = await findDialog()
  expect(await dialog.findByText(notice)).toBeVisible()
  expect(dialog.getByText('Fliederbach Wärmepumpen GmbH, Reutlingen')).toBeVisible()
})

test('each brand shows its own partners', async () => {
  permissions.serve()
  permissions.serve({}, '200')
  const { bus } = openPrivacy('/partners')
  const dialog = await findDialog()
  act(() => bus.publish({ type: 'tenant.defined', tenantId: '200' }))
  expect(await dialog.findByText('Lerchenau Haushaltsgeräte GmbH, Bochum')).toBeVisible()
  expect(dialog.queryByText(/Fliederbach/)).not.toBeInTheDocument()
  expect(dialog.getByText(/gehören nicht zu Flinkstrom/)).toBeVisible()
})

test('the question for the consent lists the partners', async () => {
  permissions.serve()
  const { user } = openPrivacy('/eco')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ökostrom und Verbrauch' }))
  await user.click(dialog.getByText('Wer die Partner sind'))
  expect(dialog.getByText('Kolkwiese Energiespeicher GmbH, Oldenburg')).toBeVisible()
})
