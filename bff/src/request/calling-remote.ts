import { RemoteNameSchema } from '@portal/federation/protocol'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { ProblemError } from '../problem/problem-error.ts'

/** In every entry of the trail, so it is short. */
const NameSchema = v.pipe(RemoteNameSchema, v.maxLength(64))

/**
 * The remote that a change comes from, as the page says: a claim, because code in the page can send any name. Undefined for the
 * host and for pages from before remotes were named.
 * @throws `invalid-request` for a header that is no name of a remote
 */
export function callingRemote({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const claimed = headers['portal-remote']
  if (claimed === undefined) return undefined
  if (!v.is(NameSchema, claimed))
    throw new ProblemError('invalid-request', { log: 'Portal-Remote is not the name of a remote' })
  return claimed
}
