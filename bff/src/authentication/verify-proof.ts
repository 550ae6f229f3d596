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

/** A proof, of which only the id is known before it is checked. */
export interface GivenProof {
  /** A hash of the token's key and `jti`: nobody can use up a proof of another key. */
  id: string
  /** @throws `unauthenticated` if it does not fit its call, or the key has not signed it */
  check: () => void
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
 * Reads the id and leaves the rest for later: it is checked while the database answers.
 * @throws `unauthenticated` without a proof or its id
 */
export type ReadProof = (proof: string | undefined, call: ProvenCall) => GivenProof

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

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  decode: (proof: string) => unknown,
  proof: string,
): v.InferOutput<Schema> {
  try {
    return v.parse(schema, decode(proof))
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

/** RFC 3279 section 2.2.3. With it Node verifies in two thirds of the time of the form that tokens have (RFC 7518 section 3.4). */
function derOf(signature: Buffer): Buffer | undefined {
  if (signature.length !== 64) return undefined
  const integers = [signature.subarray(0, 32), signature.subarray(32)].map((bytes) => {
    const start = bytes.findIndex((byte) => byte !== 0)
    const digits = bytes.subarray(start < 0 ? 31 : start)
    // The first bit is the sign.
    const value = (digits[0] ?? 0) < 0x80 ? digits : Buffer.concat([Buffer.of(0), digits])
    return Buffer.concat([Buffer.of(0x02, value.length), value])
  })
  const sequence = Buffer.concat(integers)
  return Buffer.concat([Buffer.of(0x30, sequence.length), sequence])
}

/** Each page sends many proofs with one key, and importing it takes longer than verifying one. */
function createVerify() {
  const keys = new LRUCache<string, KeyObject>({ max: MAX_KEYS })
  return (proof: string, thumbprint: string, [x, y]: [x: string, y: string]) => {
    const jwk = { kty: 'EC', crv: 'P-256', x, y }
    const key = keys.get(thumbprint) ?? createPublicKey({ key: jwk, format: 'jwk' })
    keys.set(thumbprint, key)
    const end = proof.lastIndexOf('.')
    const signature = derOf(Buffer.from(proof.slice(end + 1), 'base64url'))
    // In half of the time of the WebCrypto API, which moves it to another thread.
    return signature !== undefined && verify('sha256', Buffer.from(proof.slice(0, end)), key, signature)
  }
}

/**
 * RFC 9449 section 4.3.
 * @param addresses where clients call the BFF, such as `https://konto.example/bff`: the Host header is the caller's to choose
 */
export function createReadProof(addresses: readonly string[]): ReadProof {
  const isSigned = createVerify()

  const isTarget = (htu: string, url: string) => {
    const target = targetOf(htu)
    return addresses.some((address) => targetOf(address + url) === target)
  }

  return (proof, { method, url, token, thumbprint }) => {
    if (proof === undefined) throw invalidProof('there is none')
    const { jti, htm, htu, ath, iat } = parse(ClaimsSchema, decodeJwt, proof)
    return {
      id: hash('sha256', `${thumbprint}.${jti}`).slice(0, 32),
      check() {
        const { kty, crv, x, y } = parse(HeaderSchema, decodeProtectedHeader, proof).jwk
        // RFC 7638 section 3.2: in this order.
        if (sha256(JSON.stringify({ crv, kty, x, y })) !== thumbprint) throw invalidProof('another key')
        if (htm !== method) throw invalidProof('another method')
        if (!isTarget(htu, url)) throw invalidProof('another address')
        if (ath !== sha256(token)) throw invalidProof('another token')
        if (Math.abs(Date.now() / 1000 - iat) > WINDOW_SECONDS) throw invalidProof('another time')
        if (!isSigned(proof, thumbprint, [x, y])) throw invalidProof('signature')
      },
    }
  }
}
