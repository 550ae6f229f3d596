import { expect, test } from '@jest/globals'
import { fakeBff, HttpResponse, http } from '@portal/portal/testing'
import { isFaultOfServer } from './fault-of-server.ts'

const server = fakeBff()

// The check of an integrity needs a real response: e2e/engines.
const file = { href: 'https://localhost/remotes/mfe-a/1/tab.js', integrity: '' }

test.each([
  ['a missing file is the fault of the server', () => new HttpResponse(null, { status: 404 }), true],
  ['a file that is good past the cache is not', () => HttpResponse.text(''), false],
  ['a request that a browser blocks is not', () => HttpResponse.error(), false],
])('%s', async (_, respond, isFault) => {
  server.use(http.get(file.href, respond))
  expect(await isFaultOfServer(file)).toBe(isFault)
})
