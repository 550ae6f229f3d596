import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../problem/problem-error.ts'
import { dpopChallenge, type GivenProof, type ReadProof } from './verify-proof.ts'
import { invalidToken, type SignIn, type VerifyToken } from './verify-token.ts'

/** Which tokens must be bound to a key of the browser (RFC 9449), and how that is proven. */
export interface ProofRules {
  /** Whether the client may send bearer tokens. Those that are bound need a proof in any case. */
  allowsBearer: (clientId: string | undefined) => boolean
  readProof: ReadProof
}

/** A sign-in, and the proof of its call if its token is bound. */
export interface Credentials {
  signIn: SignIn
  proof?: GivenProof
}

const AUTHORIZATION = /^(Bearer|DPoP) +([\w-]+\.[\w-]+\.[\w-]+)$/i

const unboundToken = (log: string) =>
  new ProblemError('unauthenticated', {
    log: `token refused: ${log}`,
    headers: dpopChallenge('invalid_token'),
  })

/**
 * Reads token and proof of a call. A bound token without the key is worth nothing, and a bearer token is worth nothing
 * as a bound one (RFC 9449 section 7.2).
 * @param verify of the token
 */
export function createReadCredentials(verify: VerifyToken, { allowsBearer, readProof }: ProofRules) {
  return async ({ headers, method, url }: Pick<FastifyRequest, 'headers' | 'method' | 'url'>) => {
    const { authorization, dpop } = headers
    if (authorization === undefined) {
      // RFC 6750 section 3.1: without a token the response has no error code.
      const challenge = allowsBearer(undefined) ? { 'WWW-Authenticate': 'Bearer' } : dpopChallenge()
      throw new ProblemError('unauthenticated', { headers: challenge })
    }
    const [, scheme = '', token] = AUTHORIZATION.exec(authorization) ?? []
    if (!token) throw invalidToken('token refused: neither a bearer nor a bound token')
    const signIn = await verify(token)
    const { keyThumbprint: thumbprint, clientId } = signIn
    const isBound = scheme.toLowerCase() === 'dpop'
    if (thumbprint === undefined) {
      if (isBound || !allowsBearer(clientId)) throw unboundToken('not bound to a key')
      return { signIn }
    }
    if (!isBound) throw unboundToken('bound to a key, and sent without a proof')
    const given = Array.isArray(dpop) ? dpop.join() : dpop
    return { signIn, proof: readProof(given, { method, url, token, thumbprint }) }
  }
}
