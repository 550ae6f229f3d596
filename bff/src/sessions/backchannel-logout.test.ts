import { expect, test } from '@jest/globals'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { subjectOfPerson } from '../../test/test-provider.ts'

const portal = await sharedTestPortal()

const postNotice = (payload: string) =>
  portal.app.inject({
    method: 'POST',
    url: '/backchannel-logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
const postNoticeOf = async (options: Parameters<typeof portal.provider.logoutTokenFor>[1]) =>
  postNotice(`logout_token=${await portal.provider.logoutTokenFor(subjectOfPerson('Anna'), options)}`)

const statusWith = async (token: string) => (await portal.call('getUserProfile', { token })).statusCode
const tokenOf = (sessionId: string) => portal.provider.tokenFor(subjectOfPerson('Anna'), { sessionId })

test('tokens of the reported session are refused, others are not', async () => {
  const [ended, other] = [await tokenOf('one'), await tokenOf('two')]
  const response = await postNoticeOf({ sessionId: 'one' })
  expect([response.statusCode, response.headers['cache-control']]).toEqual([204, 'no-store'])
  expect([await statusWith(ended), await statusWith(other)]).toEqual([401, 200])
  expect((await postNoticeOf({ sessionId: 'one' })).statusCode).toBe(204)
})

test('the sessions of every configured client are ended', async () => {
  const token = await tokenOf('one')
  await postNoticeOf({ sessionId: 'one', audience: 'solarstadt' })
  expect(await statusWith(token)).toBe(401)
})

test('a notice without a session refuses all tokens issued until then', async () => {
  const tokens = [await tokenOf('one'), await tokenOf('two')]
  await postNoticeOf({})
  for (const token of tokens) expect(await statusWith(token)).toBe(401)
})

test('a token of an ended session is refused as invalid, so that the page requests a new one', async () => {
  const token = await tokenOf('one')
  await postNoticeOf({ sessionId: 'one' })
  const response = await portal.call('getUserProfile', { token })
  expect(response.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
})

test.each([
  ['for another client', { audience: 'somebody-else' }],
  ['of another provider', { issuer: 'https://evil.example/' }],
  ['with a nonce, as ID tokens have it', { claims: { nonce: 'n' } }],
  ['of another event', { claims: { events: { other: {} } } }],
  ['from an hour ago', { issuedAt: Math.floor(Date.now() / 1000) - 3600 }],
])('a logout token %s ends no session', async (_which, options) => {
  const token = await tokenOf('one')
  const response = await postNoticeOf({ sessionId: 'one', ...options })
  expect([response.statusCode, response.json()]).toEqual([400, { error: 'invalid_request' }])
  expect(await statusWith(token)).toBe(200)
})

test.each(['', 'logout_token=', 'logout_token=x.y.z', 'other=1'])('the body %j is refused', async (body) => {
  expect((await postNotice(body)).statusCode).toBe(400)
})

test('an access token is no logout token', async () => {
  const response = await postNotice(`logout_token=${await tokenOf('one')}`)
  expect(response.statusCode).toBe(400)
})
