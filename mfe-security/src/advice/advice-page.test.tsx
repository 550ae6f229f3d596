import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { BFF_URL, fakeBff, HttpResponse, http, renderRemote } from '@portal/portal/testing'
import { screen } from '@testing-library/react'
import remote from '../../remote.ts'

const bff = fakeBff()

test('the link of the overview leads to the advice, which counts the devices', async () => {
  bff.use(http.get(BFF_URL + calls.getDevices.path, () => HttpResponse.json({ devices: [] })))
  const { user } = renderRemote(remote)
  await user.click(await screen.findByRole('link', { name: 'Sicher bleiben' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sicher bleiben' })).toBeVisible()
  expect(await screen.findByText('Sie sind auf 0 Geräten angemeldet.')).toBeVisible()
})
