import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Database } from '../database/open-database.ts'
import { endSessionOf, endSessionsOf } from './ended-sessions.repository.ts'
import type { LogoutNotice, VerifyLogoutToken } from './verify-logout-token.ts'

const Body = v.object({ logout_token: v.string() })

const endNoticedSessions = (db: Database, { subject, sessionId, issuedAt }: LogoutNotice) =>
  sessionId ? endSessionOf(db, subject, sessionId) : endSessionsOf(db, subject, issuedAt)

/** The identity provider reports ended sessions here: OpenID Connect Back-Channel Logout 1.0. */
export function backchannelLogoutRoutes(app: FastifyInstance, db: Database, verify: VerifyLogoutToken): void {
  app.register(async (scope) => {
    scope.register(formbody)
    scope.post('/backchannel-logout', { config: { addressLimit: 'notice' } }, async (request, reply) => {
      const body = v.safeParse(Body, request.body)
      const notice = body.success ? await verify(body.output.logout_token).catch(() => undefined) : undefined
      // Section 2.8: an OAuth error, not cached.
      if (!notice) return reply.code(400).send({ error: 'invalid_request' })
      await endNoticedSessions(db, notice)
      return reply.code(204).send()
    })
  })
}
