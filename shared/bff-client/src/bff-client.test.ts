import { expect, jest, test } from '@jest/globals'
import { calls, PROBLEM_MEDIA_TYPE } from '@portal/contracts'
import { delay, HttpResponse, http } from 'msw'
import { createBffClient } from './bff-client.ts'
import { type Session, SessionEndedError } from './session.ts'
import { BASE, server, USER_URL, user } from './testing/user-server.ts'

/** A session whose token is renewed once: the BFF refuses `old` and accepts `new`. */
function renewableSession() {
  let renewals = 0
  const session: Session = {
    async authorize(refused) {
      if (refused) renewals++
      return { authorization: refused ? 'Bearer new' : 'Bearer old' }
    },
  }
  return { session, renewals: () => renewals }
}
const client = (session: Session | null = renewableSession().session) =>
  createBffClient({ baseUrl: BASE, session })
const respond = (body: unknown, status = 200, type = 'application/json') =>
  HttpResponse.text(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': type },
  })

test('a refused token is renewed and the call repeated', async () => {
  server.use(
    http.get(USER_URL, ({ request }) =>
      request.headers.get('authorization') === 'Bearer new' ? respond(user) : respond({}, 401),
    ),
  )
  const { session, renewals } = renewableSession()
  await expect(client(session).call('getUserProfile')).resolves.toEqual(user)
  expect(renewals()).toBe(1)
})

test('a renewed token that is refused is not renewed again', async () => {
  const problem = { type: 'about:blank', title: '', status: 401, code: 'unauthenticated', requestId: 'r1' }
  server.use(http.get(USER_URL, () => respond(problem, 401, PROBLEM_MEDIA_TYPE)))
  const { session, renewals } = renewableSession()
  await expect(client(session).call('getUserProfile')).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(renewals()).toBe(1)
})

test('a call that needs reauthentication is not repeated with a renewed token', async () => {
  const problem = { type: 'about:blank', title: '', status: 401, code: 'sign-in-too-old', requestId: 'r1' }
  server.use(
    http.get(USER_URL, () => {
      const refused = respond(problem, 401, PROBLEM_MEDIA_TYPE)
      refused.headers.set(
        'www-authenticate',
        'Bearer error="insufficient_user_authentication", acr_values="getPhonePin.nonce"',
      )
      return refused
    }),
  )
  const { session, renewals } = renewableSession()
  await expect(client(session).call('getUserProfile')).rejects.toMatchObject({
    code: 'sign-in-too-old',
    challenge: 'getPhonePin.nonce',
  })
  expect(renewals()).toBe(0)
})

test('a call without a session is not sent', async () => {
  await expect(client(null).call('getUserProfile')).rejects.toThrow(SessionEndedError)
})

test.each([
  ['that cannot be renewed', new Error('The provider is away'), { name: 'BffError', code: 'unavailable' }],
  [
    'that has ended in another copy of this package',
    Object.assign(new Error('ended'), { name: 'SessionEndedError' }),
    expect.any(SessionEndedError),
  ],
])('a session %s throws a known error', async (_, failure, expected) => {
  server.use(http.get(USER_URL, () => respond({}, 401)))
  const session: Session = {
    async authorize(refused) {
      if (refused) throw failure
      return { authorization: 'Bearer old' }
    },
  }
  await expect(client(session).call('getUserProfile')).rejects.toMatchObject(expected)
})

test('brand and base version are sent as headers', async () => {
  const seen: (string | null)[] = []
  server.use(
    http.get(BASE + calls.getCustomerProfile.path, ({ request }) => {
      seen.push(request.headers.get('tenant'))
      return respond({}, 500)
    }),
    http.put(BASE + calls.changeBirthDate.path, ({ request }) => {
      seen.push(request.headers.get('if-match'))
      return respond({}, 500)
    }),
  )
  await client()
    .call('getCustomerProfile', { tenantId: '200' })
    .catch(() => undefined)
  await client()
    .call('changeBirthDate', { body: { birthdate: '1980-03-01' }, version: 3 })
    .catch(() => undefined)
  expect(seen).toEqual(['200', '"3"'])
})

test.each([
  [
    'a problem',
    respond(
      { type: '', title: '', status: 403, code: 'third-brand', requestId: 'r7' },
      403,
      PROBLEM_MEDIA_TYPE,
    ),
    { code: 'third-brand', status: 403, requestId: 'r7' },
  ],
  ['an error page of a proxy', respond('<h1>502</h1>', 502, 'text/html'), { code: 'unavailable', status: 0 }],
  ['broken JSON', respond('{"eMailAddress":'), { code: 'unreadable' }],
  ['a response of another shape', respond({ ...user, eMailAddress: 7 }), { code: 'unreadable' }],
  [
    'a problem with an unknown code',
    respond({ type: '', title: '', status: 418, code: 'teapot', requestId: 'r' }, 418, PROBLEM_MEDIA_TYPE),
    { code: 'unreadable' },
  ],
  ['a lost connection', HttpResponse.error(), { code: 'offline', status: 0 }],
])('%s becomes an error with a code', async (_, response, expected) => {
  server.use(http.get(USER_URL, () => response))
  await expect(client().call('getUserProfile')).rejects.toMatchObject(expected)
})

test('a response with an unknown field is accepted', async () => {
  server.use(http.get(USER_URL, () => respond({ ...user, loyaltyPoints: 7 })))
  await expect(client().call('getUserProfile')).resolves.toEqual(user)
})

test('a call that its caller aborts is not a network failure', async () => {
  server.use(http.get(USER_URL, () => delay('infinite')))
  const abort = new AbortController()
  const call = client().call('getUserProfile', { signal: abort.signal })
  abort.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test.each([
  ['getUserProfile', USER_URL, 10_000],
  ['requestPasswordReset', BASE + calls.requestPasswordReset.path, 20_000],
] as const)('%s times out without a response', async (name, url, limit) => {
  const end = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal)
  server.use(
    http.all(url, () => {
      end.abort()
      return delay('infinite')
    }),
  )
  await expect(client().call(name)).rejects.toMatchObject({ code: 'timeout', status: 0 })
  expect(timeout).toHaveBeenCalledWith(limit)
  timeout.mockRestore()
})

test('the id of an item is sent as a query parameter', async () => {
  const seen: string[] = []
  server.use(
    http.delete(BASE + calls.removeEmailAddress.path, ({ request }) => {
      seen.push(new URL(request.url).search)
      return respond({ id: 'e 1' })
    }),
  )
  await client().call('removeEmailAddress', { query: { id: 'e 1' }, version: 2, tenantId: '100' })
  expect(seen).toEqual(['?id=e+1'])
})

test('a file is returned as a Blob, and any other content is refused', async () => {
  const url = BASE + calls.getPermissionsReceiptPdf.path
  let accepted: string | null = null
  server.use(
    http.get(url, ({ request }) => {
      accepted = request.headers.get('accept')
      return respond('%PDF-1.7', 200, 'application/pdf')
    }),
  )
  const file = await client().call('getPermissionsReceiptPdf', { tenantId: '100' })
  expect(await file.text()).toBe('%PDF-1.7')
  expect(accepted).toBe('application/pdf')

  server.use(http.get(url, () => respond('<html>', 200, 'text/html')))
  await expect(client().call('getPermissionsReceiptPdf')).rejects.toMatchObject({ code: 'unreadable' })

  const problem = { type: 'about:blank', title: '', status: 429, code: 'too-many-requests', requestId: 'r1' }
  server.use(http.get(url, () => respond(problem, 429, PROBLEM_MEDIA_TYPE)))
  await expect(client().call('getPermissionsReceiptPdf')).rejects.toMatchObject({ code: 'too-many-requests' })
})
