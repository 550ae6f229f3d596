import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, jest, test } from '@jest/globals'
import { fetchAhead } from './request-rules.ts'

afterEach(() => void jest.restoreAllMocks())

test('the body of a read that was sent ahead is there, also when it is taken after the timeout', async () => {
  const server = createServer(
    (_, response) => void response.end(JSON.stringify({ text: 'x'.repeat(1_000_000) })),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const timeout = new AbortController()
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const response = await fetchAhead(`http://localhost:${(server.address() as AddressInfo).port}`, {})
  timeout.abort()
  expect(await response.json()).toMatchObject({ text: expect.stringMatching(/^x/) })
  server.closeAllConnections()
  server.close()
})
