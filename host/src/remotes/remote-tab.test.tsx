import { beforeEach, expect, jest, test } from '@jest/globals'
import type { ReleaseReport } from '@portal/federation/protocol'
import { sendReleaseReports } from '@portal/federation/runtime'
import { fakeBff } from '@portal/portal/testing'
import { screen, waitFor } from '@testing-library/react'
import { type ComponentType, useEffect, useState } from 'react'
import { offerTabs } from '../testing/fake-entries.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { RemoteTab } from './remote-tab.tsx'

fakeBff()

const reports: ReleaseReport[] = []
sendReleaseReports((report) => reports.push(report))

// React logs each caught error.
let consoleError: jest.SpiedFunction<typeof console.error>

beforeEach(() => {
  reports.length = 0
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

const Thrower = () => {
  throw new Error('Broken')
}
function EffectThrower() {
  useEffect(Thrower, [])
  return <h1>Kaputt</h1>
}
/** Throws when the customer does something. */
function LateThrower() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('Broken')
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Weiter
    </button>
  )
}
const Good = () => <h1>Verträge</h1>

/** Shows the tab of a remote with these releases, the newest first. */
function showTab(remote: string, tabs: ComponentType[]) {
  const releases = offerTabs(
    remote,
    tabs.map((tab) => async () => tab),
  )
  const routes = [{ path: '/', element: <RemoteTab name={remote} /> }]
  return { ...renderShell(routes, { at: '/', signedIn: true }), releases }
}

const failed = (app: string, release: string | undefined) => ({
  app,
  release,
  outcome: 'failed',
  reason: 'throw',
})

test.each([
  ['render', 'mfe-data', Thrower],
  ['effect', 'mfe-consents', EffectThrower],
])('a tab that throws in its first %s is replaced by the release before it', async (_, remote, Tab) => {
  const { releases } = showTab(remote, [Tab, Good])
  expect(await screen.findByRole('heading', { name: 'Verträge' })).toBeVisible()
  expect(screen.queryByText(/Kaputt|Keine Antwort/)).toBeNull()
  const [newest, release] = releases
  await waitFor(() =>
    expect(reports).toEqual([failed(remote, newest), { app: remote, release, outcome: 'loaded' }]),
  )
  consoleError.mockReset()
})

test('a tab whose releases all throw shows the failure, and a retry renders them again', async () => {
  let isMended = false
  const Mended = () => (isMended ? <Good /> : Thrower())
  const { user, releases } = showTab('mfe-contracts', [Mended, Thrower])
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
  expect(reports).toEqual(releases.map((release) => failed('mfe-contracts', release)))
  isMended = true
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'Verträge' })).toBeVisible()
  consoleError.mockReset()
})

test('a tab that throws later shows the failure and no other release, which could lose input', async () => {
  const { user, releases } = showTab('mfe-sign-in', [LateThrower, Good])
  const [release] = releases
  await waitFor(() => expect(reports).toEqual([{ app: 'mfe-sign-in', release, outcome: 'loaded' }]))
  await user.click(screen.getByRole('button', { name: 'Weiter' }))
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Weiter' })).toBeVisible()
  consoleError.mockReset()
})
