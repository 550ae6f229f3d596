import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import {
  BFF_URL,
  expectNoAxeViolations,
  fakeBff,
  HttpResponse,
  http,
  problem,
  renderRemote,
} from '@portal/portal/testing'
import { screen } from '@testing-library/react'
import remote from '../remote.ts'

const bff = fakeBff()

const respondWith = (response: () => Response) => bff.use(http.get(BFF_URL + calls.getDevices.path, response))

test('the card counts the devices and links to their page', async () => {
  respondWith(() => HttpResponse.json({ devices: [] }))
  const { user } = renderRemote(remote)
  expect(await screen.findByText('Sie sind auf 0 Geräten angemeldet.')).toBeVisible()
  await expectNoAxeViolations()
  await user.click(screen.getByRole('link', { name: 'Geräte ansehen' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Angemeldete Geräte' })).toBeVisible()
  await expectNoAxeViolations()
})

test('a failed card loads with its retry', async () => {
  respondWith(() => problem('unavailable', 503))
  const { user } = renderRemote(remote)
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
  respondWith(() => HttpResponse.json({ devices: [] }))
  await user.click(retry)
  expect(await screen.findByText('Sie sind auf 0 Geräten angemeldet.')).toBeVisible()
})
