import { createPublicKey, hash, type KeyObject, verify } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { ProblemError } from '../problem/problem-error.ts'

/** Asymmetric only. The libraries of the browser make no others. */
const ALGORITHM = 'ES256'

/** Between the clock of the browser and this one. A proof can be replayed no longer, and within it only once. */
const WINDOW_SECONDS = 60

const MAX_KEYS = 10_000

/** What a challenge names (RFC 9449 section 7.1). */
export const dpopChallenge = (error?: 'invalid_token' | 'invalid_dpop_proof') => ({
  'WWW-Authenticate': `DPoP ${error ? `error="${error}", ` : ''}algs="${ALGORITHM}"`,
})

export const invalidProof = (log: string) =>
  new ProblemError('unauthenticated', {
    log: `proof refused: ${log}`,
    headers: dpopChallenge('invalid_dpop_proof'),
  })

/** Stored until the proof is too old. */
export interface UsedProof {
  id: string
  /** ISO 8601 */
  expiresAt: string
}

/** A proof that fits its call, if the key has signed it. */
export interface FittingProof {
  used: UsedProof
  /** @throws `unauthenticated` */
  verifySignature: () => void
}

/** A call, and the token that it carries. */
interface ProvenCall {
  method: string
  /** The path with its query, as the BFF gets it. */
  url: string
  token: string
  /** That of the key which the token is bound to. */
  thumbprint: string
}

/**
 * Checks everything but the signature, which is verified while the database answers.
 * @throws `unauthenticated`
 */
export type CheckProof = (proof: string | undefined, call: ProvenCall) => FittingProof

const HeaderSchema = v.object({
  typ: v.literal('dpop+jwt'),
  alg: v.literal(ALGORITHM),
  jwk: v.object({
    kty: v.literal('EC'),
    crv: v.literal('P-256'),
    x: v.string(),
    y: v.string(),
    // The private part.
    d: v.optional(v.undefined()),
  }),
})

const ClaimsSchema = v.object({
  jti: v.pipe(v.string(), v.nonEmpty()),
  htm: v.string(),
  htu: v.string(),
  ath: v.string(),
  iat: v.number(),
})

function read(proof: string) {
  try {
    const { jwk } = v.parse(HeaderSchema, decodeProtectedHeader(proof))
    return { ...jwk, ...v.parse(ClaimsSchema, decodeJwt(proof)) }
  } catch {
    throw invalidProof('header or claims')
  }
}

const sha256 = (text: string) => hash('sha256', text, 'base64url')

/** Without query and fragment, and normalized (RFC 3986 section 6.2). */
function targetOf(address: string): string | undefined {
  const url = URL.parse(address)
  return url ? url.origin + url.pathname : undefined
}

/** Each page sends many proofs with one key, and importing it takes longer than verifying one. */
function createVerify() {
  const keys = new LRUCache<string, KeyObject>({ max: MAX_KEYS })
  return (proof: string, thumbprint: string, [x, y]: [x: string, y: string]) => {
    const jwk = { kty: 'EC', crv: 'P-256', x, y }
    const key = keys.get(thumbprint) ?? createPublicKey({ key: jwk, format: 'jwk' })
    keys.set(thumbprint, key)
    const end = proof.lastIndexOf('.')
    const signature = Buffer.from(proof.slice(end + 1), 'base64url')
    // In half of the time of the WebCrypto API, which moves it to another thread.
    return verify('sha256', Buffer.from(proof.slice(0, end)), { key, dsaEncoding: 'ieee-p1363' }, signature)
  }
}

/**
 * RFC 9449 section 4.3.
 * @param addresses where clients call the BFF, such as `https://konto.example/bff`: the Host header is the caller's to choose
 */
export function createCheckProof(addresses: readonly string[]): CheckProof {
  const isSigned = createVerify()

  const isTarget = (htu: string, url: string) => {
    const target = targetOf(htu)
    return addresses.some((address) => targetOf(address + url) === target)
  }

  return (proof, { method, url, token, thumbprint }) => {
    if (proof === undefined) throw invalidProof('there is none')
    const { kty, crv, x, y, jti, htm, htu, ath, iat } = read(proof)
    // RFC 7638 section 3.2: in this order.
    if (sha256(JSON.stringify({ crv, kty, x, y })) !== thumbprint) throw invalidProof('another key')
    if (htm !== method) throw invalidProof('another method')
    if (!isTarget(htu, url)) throw invalidProof('another address')
    if (ath !== sha256(token)) throw invalidProof('another token')
    if (Math.abs(Date.now() / 1000 - iat) > WINDOW_SECONDS) throw invalidProof('another time')
    return {
      used: {
        id: hash('sha256', `${thumbprint}.${jti}`).slice(0, 32),
        expiresAt: new Date((iat + WINDOW_SECONDS) * 1000).toISOString(),
      },
      verifySignature() {
        if (!isSigned(proof, thumbprint, [x, y])) throw invalidProof('signature')
      },
    }
  }
}
