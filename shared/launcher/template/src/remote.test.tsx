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

const answerDevices = (answer: () => Response) => bff.use(http.get(BFF_URL + calls.getDevices.path, answer))

test('the card counts the devices, and leads to their page', async () => {
  answerDevices(() => HttpResponse.json({ devices: [] }))
  const { user } = renderRemote(remote)
  expect(await screen.findByText('Sie sind auf 0 Geräten angemeldet.')).toBeVisible()
  await expectNoAxeViolations()
  await user.click(screen.getByRole('link', { name: 'Geräte ansehen' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Angemeldete Geräte' })).toBeVisible()
  await expectNoAxeViolations()
})

test('a card without an answer can be tried again', async () => {
  answerDevices(() => problem('unavailable', 503))
  const { user } = renderRemote(remote)
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
  answerDevices(() => HttpResponse.json({ devices: [] }))
  await user.click(retry)
  expect(await screen.findByText('Sie sind auf 0 Geräten angemeldet.')).toBeVisible()
})
