import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import { signedInSubject } from './sign-in-browser.ts'

/**
 * Whether the form that is asked for has done its work: it is no longer known, and its browser is signed in. Without
 * the latter a browser that refuses our cookies would be sent to and fro for ever.
 */
export async function isAnswered(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof errors.SessionNotFound)) return false
  return (await signedInSubject(provider, request, reply)) !== undefined
}
