import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { SignJWT } from 'jose'
import { CALL_URL, createTestKey, testProofs } from '../../test/test-key.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { subjectOfPerson } from '../../test/test-provider.ts'
import { deleteExpiredRows } from '../housekeeping/housekeeping.ts'

const portal = await sharedTestPortal({ parts: () => ({ proofs: testProofs() }) })
const strict = await sharedTestPortal({
  parts: () => ({ proofs: { ...testProofs(), allowsBearer: (client) => client === 'solarstadt' } }),
})
const key = await createTestKey()
const subject = subjectOfPerson('Anna')
const CALL = 'getUserProfile'
const PATH = calls[CALL].path

const boundToken = () => portal.provider.tokenFor(subject, { thumbprint: key.thumbprint })
const now = () => Math.floor(Date.now() / 1000)
type Wrong = Parameters<typeof key.headersFor>[2]

async function statusWith(wrong: Wrong, query?: Record<string, string>) {
  const headers = await key.headersFor(CALL, await boundToken(), wrong)
  return (await portal.call(CALL, { headers, ...(query && { query }) })).statusCode
}

test.each<[string, Wrong]>([
  ['the usual', {}],
  ['made half a minute ago', { claims: { iat: now() - 30 } }],
  ['by a clock that is half a minute ahead', { claims: { iat: now() + 30 } }],
  ['whose address has a query', { claims: { htu: `${CALL_URL}${PATH}?a=b#c` } }],
  ['whose address is not normalized', { claims: { htu: `HTTPS://KONTO.example:443/bff/x/..${PATH}` } }],
])('a proof is accepted: %s', async (_which, wrong) => {
  expect(await statusWith(wrong)).toBe(200)
})

test.each<[string, Wrong]>([
  ['of another method', { claims: { htm: 'POST' } }],
  ['of another call', { claims: { htu: CALL_URL + calls.getDevices.path } }],
  ['of another origin', { claims: { htu: `https://evil.example/bff${PATH}` } }],
  ['that names the address without TLS', { claims: { htu: `http://konto.example/bff${PATH}` } }],
  ['that names no address', { claims: { htu: PATH } }],
  ['of another token', { claims: { ath: createHash('sha256').update('x').digest('base64url') } }],
  ['of no token', { claims: { ath: undefined } }],
  ['that is too old', { claims: { iat: now() - 70 } }],
  ['of the future', { claims: { iat: now() + 80 } }],
  ['without a time', { claims: { iat: undefined } }],
  ['without an id', { claims: { jti: undefined } }],
  ['with an empty id', { claims: { jti: '' } }],
  ['of another type', { header: { typ: 'JWT' } }],
  ['without a key', { header: { jwk: undefined } }],
  ['that carries its private key', { header: { jwk: key.privateJwk } }],
])('a proof is refused: %s', async (_which, wrong) => {
  expect(await statusWith(wrong)).toBe(401)
})

test('the Host header does not make an address one of the BFF', async () => {
  const token = await boundToken()
  const headers = await key.headersFor(CALL, token, { claims: { htu: `https://evil.example/bff${PATH}` } })
  const response = await portal.call(CALL, { headers: { ...headers, host: 'evil.example' } })
  expect(response.statusCode).toBe(401)
})

test('a shared secret is no key (RFC 9449 section 4.3, step 5)', async () => {
  const token = await boundToken()
  const secret = new TextEncoder().encode(JSON.stringify(key.privateJwk))
  const dpop = await new SignJWT({ jti: '1', htm: 'GET', htu: CALL_URL + PATH, iat: now() })
    .setProtectedHeader({ alg: 'HS256', typ: 'dpop+jwt', jwk: key.privateJwk })
    .sign(secret)
  const response = await portal.call(CALL, { headers: { authorization: `DPoP ${token}`, dpop } })
  expect(response.statusCode).toBe(401)
})

test('a proof that another key has signed is refused, also in the name of this key', async () => {
  const [token, thief] = [await boundToken(), await createTestKey()]
  for (const header of [{}, { jwk: key.publicJwk }]) {
    const headers = await thief.headersFor(CALL, token, { header })
    expect((await portal.call(CALL, { headers })).statusCode).toBe(401)
  }
})

/** Until the signature begins, or goes on, with a byte that its other form (DER) leaves out. */
test.each([0, 32])('a proof is accepted whose signature has a zero at byte %i', async (at) => {
  const token = await boundToken()
  let dpop: string
  do dpop = await key.proofFor(CALL, token)
  while (Buffer.from(dpop.split('.')[2] ?? '', 'base64url')[at] !== 0)
  const response = await portal.call(CALL, { headers: { authorization: `DPoP ${token}`, dpop } })
  expect(response.statusCode).toBe(200)
})

test.each(['', 'AAAA', 'A'.repeat(86)])('a proof with the signature "%s" is refused', async (signature) => {
  const token = await boundToken()
  const dpop = (await key.proofFor(CALL, token)).replace(/[^.]*$/, signature)
  const response = await portal.call(CALL, { headers: { authorization: `DPoP ${token}`, dpop } })
  expect(response.statusCode).toBe(401)
})

test('two proofs in one call are refused', async () => {
  const token = await boundToken()
  const [one, other] = [await key.proofFor(CALL, token), await key.proofFor(CALL, token)]
  const headers = { authorization: `DPoP ${token}`, dpop: `${one}, ${other}` }
  expect((await portal.call(CALL, { headers })).statusCode).toBe(401)
})

test('a bearer token is accepted only where the configuration allows it, and never with a proof', async () => {
  const bearer = await portal.provider.tokenFor(subject)
  expect((await portal.call(CALL, { token: bearer })).statusCode).toBe(200)
  const refused = await portal.call(CALL, { headers: await key.headersFor(CALL, bearer) })
  expect(refused.headers['www-authenticate']).toBe('DPoP error="invalid_token", algs="ES256"')

  const own = await strict.call(CALL, { as: 'Anna' })
  expect([own.statusCode, own.headers['www-authenticate']]).toEqual([
    401,
    'DPoP error="invalid_token", algs="ES256"',
  ])
  const site = await strict.provider.tokenFor(subject, { client: 'solarstadt' })
  expect((await strict.call(CALL, { token: site })).statusCode).toBe(200)
  expect((await strict.call(CALL)).headers['www-authenticate']).toBe('DPoP algs="ES256"')
})

test('a token that is bound in another way is refused', async () => {
  const token = await portal.provider.tokenFor(subject, { thumbprint: 'x5t' })
  expect((await portal.call(CALL, { headers: await key.headersFor(CALL, token) })).statusCode).toBe(401)
})

test('a used proof is deleted once it is too old to be accepted', async () => {
  expect(await statusWith({})).toBe(200)
  const stored = () => portal.db.selectFrom('used_proof').selectAll().execute()
  await deleteExpiredRows(portal.db)
  const used = (await stored()).map(({ id }) => id)
  expect(used).not.toEqual([])
  await portal.db
    .updateTable('used_proof')
    .set({ used_at: new Date(Date.now() - 360_000).toISOString() })
    .execute()
  await deleteExpiredRows(portal.db)
  // A call of the test before may be stored only now.
  expect((await stored()).filter(({ id }) => used.includes(id))).toEqual([])
})
