import type { FastifyPluginAsync } from 'fastify'
import * as v from 'valibot'
import { BusinessRequestSchema } from './business-request.ts'
import type { BusinessSystemsDatabase } from './database/business-systems-database.ts'
import { empRefuses } from './emp.ts'
import { contractOf, type Refuses } from './lock.ts'
import { findLockReasons } from './locks.repository.ts'
import { powercloudRefuses } from './powercloud.ts'
import { scaleCrmRefuses } from './scale-crm.ts'

const systems: Record<string, Refuses> = {
  emp: empRefuses,
  powercloud: powercloudRefuses,
  'scale-crm': scaleCrmRefuses,
}

/** POST /emp/changes, /powercloud/changes and /scale-crm/changes. Nothing is kept: what is accepted needs no memory. */
export const changesRoutes =
  (db: BusinessSystemsDatabase): FastifyPluginAsync =>
  async (app) => {
    for (const [name, refuses] of Object.entries(systems)) {
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
