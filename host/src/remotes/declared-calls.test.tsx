import { expect, jest, test } from '@jest/globals'
import { useBff } from '@portal/bff-client'
import { calls } from '@portal/contracts'
import { createSlot } from '@portal/portal'
import { BFF_URL, fakeBff, HttpResponse, http } from '@portal/portal/testing'
import { screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { offerTabs } from '../testing/fake-entries.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { RemoteTab } from './remote-tab.tsx'

const bff = fakeBff()

const CallingTab = createSlot(() => {
  const client = useBff()
  const [outcome, setOutcome] = useState('')
  const count = () =>
    client.call('getDevices').then(
      ({ devices }) => setOutcome(`${devices.length} Geräte`),
      (error: Error) => setOutcome(error.message),
    )
  return (
    <button type="button" onClick={count}>
      {outcome || 'Zählen'}
    </button>
  )
})

/** Opens the tab of a remote and lets it make a call. Returns the names with which the call arrives. */
async function callIn(remote: string) {
  const callers: (string | null)[] = []
  bff.use(
    http.get(BFF_URL + calls.getDevices.path, ({ request }) => {
      callers.push(request.headers.get('portal-remote'))
      return HttpResponse.json({ devices: [] })
    }),
  )
  offerTabs(remote, [async () => CallingTab as ComponentType])
  const { user } = renderShell([{ path: '/', element: <RemoteTab name={remote} /> }], {
    at: '/',
    signedIn: true,
  })
  await user.click(await screen.findByRole('button', { name: 'Zählen' }))
  return callers
}

test('the page refuses a call that the declaration of a remote does not have', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const callers = await callIn('mfe-consents')
  expect(
    await screen.findByRole('button', { name: /^mfe-consents does not declare getDevices/ }),
  ).toBeVisible()
  expect(callers).toEqual([])
  logged.mockReset()
})

test('a remote whose release declares no calls may make them all, with its name', async () => {
  const callers = await callIn('mfe-data')
  expect(await screen.findByRole('button', { name: '0 Geräte' })).toBeVisible()
  expect(callers).toEqual(['mfe-data'])
})
