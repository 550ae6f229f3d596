import { createHash, verify } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { proofHeaders } from './proof-headers.ts'

const CALL = { method: 'PUT', url: 'https://konto.example/bff/api/personalData/birthdate' }
const newKey = () =>
  crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
    'verify',
  ]) as Promise<CryptoKeyPair>
const decode = (text = '') => JSON.parse(Buffer.from(text, 'base64url').toString())

test('a proof is signed by the key, and names call, token and time', async () => {
  const key = await newKey()
  const { authorization, dpop = '' } = await proofHeaders('to.ke.n', key, CALL, 1_700_000_000_999)
  expect(authorization).toBe('DPoP to.ke.n')
  const [header, claims, signature = ''] = dpop.split('.')
  expect(decode(claims)).toEqual({
    jti: expect.stringMatching(/^[\da-f-]{36}$/),
    htm: 'PUT',
    htu: CALL.url,
    iat: 1_700_000_000,
    ath: createHash('sha256').update('to.ke.n').digest('base64url'),
  })
  const { jwk, ...rest } = decode(header)
  expect(rest).toEqual({ alg: 'ES256', typ: 'dpop+jwt' })
  expect(Object.keys(jwk)).toEqual(['kty', 'crv', 'x', 'y'])
  const publicKey = { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' } as const
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
})

test('each call has a proof of its own, and without a call there is none', async () => {
  const key = await newKey()
  const proofs = await Promise.all([1, 2].map(() => proofHeaders('t', key, CALL, 0)))
  expect(new Set(proofs.map(({ dpop = '' }) => decode(dpop.split('.')[1]).jti)).size).toBe(2)
  expect(await proofHeaders('t', key, undefined, 0)).toEqual({ authorization: 'DPoP t' })
})
