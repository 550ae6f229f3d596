import { createHash } from 'node:crypto'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { SessionEndedError } from '@portal/bff-client'
import { fakeKeyStorage } from '@portal/portal/testing'
import { boundConfig, fakeProvider } from './testing/fake-provider.ts'
import { sessionsOf } from './testing/open-session.ts'

const provider = fakeProvider()
const { load, begin } = sessionsOf(provider)
beforeEach(fakeKeyStorage)

const CALL = { method: 'GET', url: 'https://konto.example/bff/api/userProfile' }
const part = (proof: string | undefined, index: number) =>
  JSON.parse(Buffer.from(proof?.split('.')[index] ?? '', 'base64url').toString())
/** RFC 7638 */
const thumbprintOf = ({ crv, kty, x, y }: JsonWebKey) =>
  createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
const keyOf = (proof: string | undefined) => part(proof, 0).jwk

async function signIn() {
  const url = await begin({ ofClient: boundConfig })
  history.replaceState(null, '', provider.answer(url))
  return { url: new URL(url), ...(await load(undefined, boundConfig)) }
}

test('code, tokens and calls are bound to one key, and each call has a proof of its own', async () => {
  const { session, url } = await signIn()
  const [one, other] = [await session.authorize(undefined, CALL), await session.authorize(undefined, CALL)]
  expect(one.authorization).toMatch(/^DPoP ./)
  expect(part(one.dpop, 1)).toMatchObject({ htm: 'GET', htu: CALL.url })
  expect(part(one.dpop, 1).jti).not.toBe(part(other.dpop, 1).jti)
  expect(keyOf(one.dpop)).toEqual(keyOf(provider.proofs[0]))
  expect(url.searchParams.get('dpop_jkt')).toBe(thumbprintOf(keyOf(one.dpop)))
})

test('a renewed token is bound to the same key', async () => {
  const { session } = await signIn()
  const first = await session.authorize(undefined, CALL)
  const renewed = await session.authorize(first, CALL)
  expect(renewed.authorization).not.toBe(first.authorization)
  expect(provider.requests).toEqual(['authorization_code', 'refresh_token'])
  expect([keyOf(provider.proofs[1]), keyOf(renewed.dpop)]).toEqual([keyOf(first.dpop), keyOf(first.dpop)])
})

test('after a refused proof the next ones have the time of the BFF', async () => {
  const { session } = await signIn()
  const date = 'Mon, 30 Nov 2020 09:00:00 GMT'
  for (const call of [{ ...CALL, date }, CALL]) {
    const { dpop } = await session.authorize(undefined, call)
    expect(Math.abs(part(dpop, 1).iat - Date.parse(date) / 1000)).toBeLessThan(5)
  }
})

test('a key that the browser has deleted ends the session, and the next sign-in makes a new one', async () => {
  const { session } = await signIn()
  const { dpop } = await session.authorize(undefined, CALL)
  fakeKeyStorage()
  await expect(session.authorize(undefined, CALL)).rejects.toThrow(SessionEndedError)
  expect(session.getState()).toMatchObject({ account: undefined, note: 'ended' })
  const again = await signIn()
  expect(keyOf((await again.session.authorize(undefined, CALL)).dpop)).not.toEqual(keyOf(dpop))
})

test('a key that cannot be read for a moment ends no session', async () => {
  const { session } = await signIn()
  const opening = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new Error('Connection to Indexed Database server lost')
  })
  await expect(session.authorize(undefined, CALL)).rejects.toThrow('lost')
  opening.mockRestore()
  expect((await session.authorize(undefined, CALL)).authorization).toMatch(/^DPoP ./)
})

test('a sign-out deletes the key', async () => {
  const { session } = await signIn()
  const { dpop } = await session.authorize(undefined, CALL)
  await session.signOut()
  const again = await signIn()
  expect(keyOf((await again.session.authorize(undefined, CALL)).dpop)).not.toEqual(keyOf(dpop))
})

test('a browser without a place for the key tells the customer before the sign-in', async () => {
  Object.defineProperty(window, 'indexedDB', { configurable: true, value: undefined })
  const { session, left } = await load(undefined, boundConfig)
  await session.signIn()
  expect(session.getState().note).toBe('storage-blocked')
  expect(left).toEqual([])
})
