import { createHash, randomUUID } from 'node:crypto'
import { type CallName, calls } from '@portal/contracts'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { ProofRules } from '../src/authentication/credentials.ts'
import { createReadProof } from '../src/authentication/verify-proof.ts'

/** Where the clients of the tests call the BFF. */
export const CALL_URL = 'https://konto.example/bff'

/** Rules of a BFF that takes bound tokens, and bearer tokens too. */
export const testProofs = (): ProofRules => ({
  allowsBearer: () => true,
  readProof: createReadProof([CALL_URL]),
})

interface ProofOptions {
  /** Claims to replace; undefined omits one. */
  claims?: Record<string, unknown>
  header?: Record<string, unknown>
}

/** A key as a browser has it, and the proofs that it makes. */
export async function createTestKey() {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(publicKey)

  const proofOf = (claims: Record<string, unknown>, header = {}) =>
    new SignJWT({ jti: randomUUID(), iat: Math.floor(Date.now() / 1000), ...claims })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header })
      .sign(privateKey)

  const proofFor = (name: CallName, token: string, { claims, header }: ProofOptions = {}) =>
    proofOf(
      {
        htm: calls[name].method,
        htu: CALL_URL + calls[name].path,
        ath: createHash('sha256').update(token).digest('base64url'),
        ...claims,
      },
      header,
    )

  return {
    publicJwk: jwk,
    thumbprint: await calculateJwkThumbprint(jwk),
    privateJwk: await exportJWK(privateKey),
    proofOf,
    proofFor,
    /** The headers of one call. */
    headersFor: async (name: CallName, token: string, options?: ProofOptions) => ({
      authorization: `DPoP ${token}`,
      dpop: await proofFor(name, token, options),
    }),
  }
}

export type TestKey = Awaited<ReturnType<typeof createTestKey>>
