import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { calls, PROBLEM_MEDIA_TYPE } from '@portal/contracts'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { createBffClient } from './bff-client.ts'
import type { Session } from './session.ts'

const BASE = 'https://localhost/bff'
const session: Session = { authorize: async () => ({ authorization: 'Bearer test' }) }

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** The idempotency keys of one write that is repeated after each of these responses. */
async function keysOf(responses: (() => Response | Promise<Response>)[]) {
  const keys: (string | null)[] = []
  server.use(
    http.put(BASE + calls.changeBirthDate.path, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return responses[keys.length - 1]?.() ?? HttpResponse.error()
    }),
  )
  const bff = createBffClient({ baseUrl: BASE, session })
  for (const _ of responses) {
    await bff
      .call('changeBirthDate', { body: { birthdate: '1980-03-01' }, version: 3 })
      .catch(() => undefined)
  }
  return keys
}

const changed = () =>
  HttpResponse.json({
    version: 4,
    name: 'Mia',
    birthday: '1980-03-01',
    birthdayChangedAt: null,
    avatarContent: null,
  })
const refused = () =>
  HttpResponse.json(
    { type: '', title: '', status: 412, code: 'stale-version', requestId: 'r' },
    { status: 412, headers: { 'content-type': PROBLEM_MEDIA_TYPE } },
  )

test('a write without a readable response is repeated with the same key', async () => {
  const [lost, unreadable, done, next] = await keysOf([
    () => HttpResponse.error(),
    () => HttpResponse.html('<h1>502</h1>', { status: 502 }),
    changed,
    changed,
  ])
  expect(lost).toMatch(/^[0-9a-f-]{36}$/)
  expect(unreadable).toBe(lost)
  expect(done).toBe(lost)
  expect(next).not.toBe(lost)
})

test('a refused write gets a new key when it is repeated', async () => {
  const [first, second] = await keysOf([refused, changed])
  expect(second).not.toBe(first)
})

test('the same write, sent twice in parallel, has one key', async () => {
  const keys: (string | null)[] = []
  server.use(
    http.put(BASE + calls.changeBirthDate.path, async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return changed()
    }),
  )
  const bff = createBffClient({ baseUrl: BASE, session })
  const write = () => bff.call('changeBirthDate', { body: { birthdate: '1980-03-01' }, version: 3 })
  await Promise.all([write(), write()])
  expect(keys[1]).toBe(keys[0])
})
