import type { FastifyPluginAsync } from 'fastify'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { BusinessRequestSchema, contractOf } from './business-request.ts'
import { findLockReasons } from './locks.repository.ts'
import { refusals } from './refusals.ts'

/** POST /emp/changes, /powercloud/changes and /scale-crm/changes. Accepted changes are not stored. */
export const changesRoutes =
  (db: Kysely<unknown>): FastifyPluginAsync =>
  async (app) => {
    for (const [name, refuses] of Object.entries(refusals)) {
      app.post(`/${name}/changes`, async ({ body }, reply) => {
        const { success, output } = v.safeParse(BusinessRequestSchema, body)
        if (!success) return reply.code(400).send({ error: 'not a change' })
        const reasons = await findLockReasons(db, output.customerId, contractOf(output.change))
        // The connection stays open until the caller gives up or the server closes.
        if (reasons.includes('silent')) return reply.hijack()
        if (reasons.includes('system-unavailable')) return reply.code(503).send({ error: 'out of order' })
        const reason = reasons.find((candidate) => refuses(candidate, output.change))
        return reason ? { accepted: false, reason } : { accepted: true }
      })
    }
  }
