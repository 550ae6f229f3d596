import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'

/**
 * Whether the form that is asked for has done its work: it is no longer known, and its browser is signed in. Without
 * the latter a browser that refuses our cookies would be sent to and fro for ever.
 */
export async function isAnswered(
  provider: Provider,
  { raw: request }: FastifyRequest,
  { raw: reply }: FastifyReply,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof errors.SessionNotFound)) return false
  const { accountId } = await provider.Session.get(provider.createContext(request, reply))
  return accountId !== undefined
}
