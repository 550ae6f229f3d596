import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { exportSPKI, SignJWT } from 'jose'
import { sharedTestPortal, startTestPortal } from '../../test/test-portal.ts'
import { AUDIENCE, startTestProvider, subjectOfPerson } from '../../test/test-provider.ts'

const portal = await sharedTestPortal()
const subject = subjectOfPerson('Anna')

async function expectRefusal(token: string) {
  const response = await portal.call('getUserProfile', { token })
  expect(response.statusCode).toBe(401)
  expect(response.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  expect(response.json()).toMatchObject({ code: 'unauthenticated' })
}

describe('a token is refused', () => {
  test('when another provider issued it', async () => {
    await expectRefusal(await portal.provider.tokenFor(subject, { issuer: 'https://evil.example/' }))
  })

  test('when an application that is not configured got it', async () => {
    await expectRefusal(await portal.provider.tokenFor(subject, { client: 'somebody-else' }))
    await expectRefusal(await portal.provider.tokenFor(subject, { client: '' }))
  })

  test('when it was issued over a day ago: its session may have ended before', async () => {
    const issuedAt = Math.floor(Date.now() / 1000) - 25 * 60 * 60
    await expectRefusal(await portal.provider.tokenFor(subject, { issuedAt, expiresAt: '30 days' }))
  })

  test('when another key signed it', async () => {
    const stranger = await startTestProvider()
    await expectRefusal(await stranger.tokenFor(subject, { issuer: portal.provider.issuer }))
    await stranger.close()
  })

  const claims = () =>
    new SignJWT({ azp: 'nordtal-portal' })
      .setSubject(subject)
      .setIssuer(portal.provider.issuer)
      .setAudience(AUDIENCE)
      .setExpirationTime('1h')

  test('when the public key was used as a shared secret (RFC 8725 section 2.1)', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(portal.provider.publicKey))
    await expectRefusal(await claims().setProtectedHeader({ alg: 'HS256', kid: 'test' }).sign(secret))
  })

  test('when it is signed with another algorithm', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    await expectRefusal(await claims().setProtectedHeader({ alg: 'PS256', kid: 'test' }).sign(privateKey))
  })

  test('when it is not signed', async () => {
    const [, payload] = (await portal.provider.tokenFor(subject)).split('.')
    const header = Buffer.from('{"alg":"none"}').toString('base64url')
    await expectRefusal(`${header}.${payload}.x`)
  })

  test('when it differs from an accepted token only in its signature', async () => {
    const taken = await portal.provider.tokenFor(subject)
    expect((await portal.call('getUserProfile', { token: taken })).statusCode).toBe(200)
    const [header, payload, signature = ''] = taken.split('.')
    await expectRefusal([header, payload, signature.split('').reverse().join('')].join('.'))
  })

  test('when it never expires', async () => {
    await expectRefusal(await portal.provider.tokenFor(subject, { expiresAt: 'never' }))
  })

  test.each(['', 'abc', 'a.b', 'a.b.c'])('when it is no token: %j', async (token) => {
    const response = await portal.app.inject({
      url: calls.getUserProfile.path,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.statusCode).toBe(401)
  })
})

test('the token of another configured site is accepted', async () => {
  const token = await portal.provider.tokenFor(subject, { client: 'solarstadt' })
  expect((await portal.call('getUserProfile', { token })).statusCode).toBe(200)
})

test("a failed read of the provider's keys is an outage, not an invalid token", async () => {
  const broken = await startTestPortal()
  const token = await broken.provider.tokenFor(subject)
  await broken.provider.close()
  const response = await broken.call('getUserProfile', { token })
  expect(response.json()).toMatchObject({ status: 503, code: 'unavailable' })
  await broken.close()
})
