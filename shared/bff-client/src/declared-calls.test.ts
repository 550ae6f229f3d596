import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { type CallingRemote, createBffClient } from './bff-client.ts'

const BASE = 'https://localhost/bff'
const sent: (string | null)[] = []

const server = setupServer(
  http.get(BASE + calls.getDevices.path, ({ request }) => {
    sent.push(request.headers.get('portal-remote'))
    return HttpResponse.json({ devices: [] })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => void sent.splice(0))
afterAll(() => server.close())

const session = { authorize: async () => ({ authorization: 'Bearer test' }) }
const client = (remote?: CallingRemote) => createBffClient({ baseUrl: BASE, session, remote })

test('a call that the remote does not declare is not sent, and the console names both', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const refused = client({ name: 'mfe-example', calls: ['getMyData'] }).call('getDevices')
  const message = 'mfe-example does not declare getDevices'
  await expect(refused).rejects.toThrow(message)
  expect(logged.mock.calls).toEqual([[expect.objectContaining({ message })]])
  logged.mockClear()
  expect(sent).toEqual([])
})

test('a declared call is sent with the name of the remote', async () => {
  await client({ name: 'mfe-example', calls: ['getDevices'] }).call('getDevices')
  expect(sent).toEqual(['mfe-example'])
})

test('a release from before calls were declared may make every call', async () => {
  await client({ name: 'mfe-example' }).call('getDevices')
  expect(sent).toEqual(['mfe-example'])
})

test('the host may make every call, and names no remote', async () => {
  await client().call('getDevices')
  expect(sent).toEqual([null])
})
