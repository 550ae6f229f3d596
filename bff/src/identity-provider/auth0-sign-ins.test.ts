import { beforeEach, expect, test } from '@jest/globals'
import { createAuth0SignIns } from './auth0-sign-ins.ts'

/** Auth0's response to each request, and the recorded requests. */
let responses: Record<string, { status: number; body?: unknown }>
let asked: string[]
beforeEach(() => {
  responses = {}
  asked = []
})

const signIns = createAuth0SignIns(async (method, path) => {
  const [question = ''] = path.split('?')
  asked.push(`${method} ${path}`)
  const { status, body } = responses[`${method} ${question}`] ?? { status: 404 }
  return new Response(body === undefined ? null : JSON.stringify(body), { status })
})

const CHROME = 'Chrome 126.0.0 / Windows 10.0.0'

test('sign-ins and password changes are returned with names and times only', async () => {
  const event = { user_id: 'auth0|1', ip: '203.0.113.9', user_agent: CHROME }
  responses['GET logs'] = {
    status: 200,
    body: [
      { ...event, log_id: '902', type: 'scp', date: '2026-11-21T10:00:00Z' },
      { ...event, log_id: '901', type: 's', date: '2026-11-20T10:00:00.123456Z' },
    ],
  }
  expect(await signIns.events('auth0|1')).toEqual([
    {
      id: '902',
      kind: 'password-changed',
      at: '2026-11-21T10:00:00.000Z',
      browser: 'Chrome',
      system: 'Windows',
    },
    { id: '901', kind: 'sign-in', at: '2026-11-20T10:00:00.123Z', browser: 'Chrome', system: 'Windows' },
  ])
  const [question = ''] = asked
  expect(new URLSearchParams(question.split('?')[1]).get('q')).toBe(
    'user_id:"auth0|1" AND type:(s OR ss OR scp OR limit_wc)',
  )
})

test('a subject cannot query the events of another one', async () => {
  responses['GET logs'] = { status: 200, body: [] }
  await signIns.events('x" OR user_id:"auth0|1')
  const [question = ''] = asked
  expect(new URLSearchParams(question.split('?')[1]).get('q')).toBe(
    'user_id:"x\\" OR user_id:\\"auth0|1" AND type:(s OR ss OR scp OR limit_wc)',
  )
})

const sessions = [
  {
    id: 'one',
    authenticated_at: '2026-11-20T08:00:00.000Z',
    last_interacted_at: '2026-11-20T09:00:00.000Z',
    device: { last_user_agent: CHROME, last_ip: '203.0.113.9' },
  },
]
const tokens = [
  {
    id: 'token-of-one',
    session_id: 'one',
    created_at: '2026-11-20T08:00:05.000Z',
    last_exchanged_at: '2026-11-21T09:00:00.000Z',
    device: { last_user_agent: CHROME },
  },
  { id: 'token-of-two', session_id: 'two', created_at: '2026-11-22T08:00:00.000Z' },
]

test('a device is a session, its refresh tokens, or both', async () => {
  responses['GET users/auth0%7C1/sessions'] = { status: 200, body: { sessions } }
  responses['GET users/auth0%7C1/refresh-tokens'] = { status: 200, body: { tokens } }
  expect(await signIns.devices('auth0|1')).toEqual([
    {
      id: 'two',
      signedInAt: '2026-11-22T08:00:00.000Z',
      lastUsedAt: '2026-11-22T08:00:00.000Z',
      refreshTokenIds: ['token-of-two'],
    },
    {
      id: 'one',
      signedInAt: '2026-11-20T08:00:00.000Z',
      lastUsedAt: '2026-11-21T09:00:00.000Z',
      refreshTokenIds: ['token-of-one'],
      browser: 'Chrome',
      system: 'Windows',
      kind: 'computer',
    },
  ])
})

const device = { id: 'two', signedInAt: '', lastUsedAt: '', refreshTokenIds: ['token-of-two'] }

test('a session ends with its refresh tokens', async () => {
  responses['POST sessions/two/revoke'] = { status: 202 }
  await signIns.end(device)
  expect(asked).toEqual(['POST sessions/two/revoke'])
})

test('refresh tokens of an expired session are revoked, too', async () => {
  responses['DELETE refresh-tokens/token-of-two'] = { status: 202 }
  await signIns.end(device)
  expect(asked).toEqual(['POST sessions/two/revoke', 'DELETE refresh-tokens/token-of-two'])
})

test.each([401, 403, 429, 500])('a response %i is a failure', async (status) => {
  responses['POST sessions/two/revoke'] = { status }
  responses['GET logs'] = { status }
  await expect(signIns.end(device)).rejects.toThrow(`responded with ${status}`)
  await expect(signIns.events('auth0|1')).rejects.toThrow(`responded with ${status}`)
})
