import type { CallResponse } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import type { ServeCall } from '../serve-call.ts'
import { isDatabaseReachable } from './health.repository.ts'

/** The probes have no limit, because a refused one would take the BFF out of service. So the database is asked once a second. */
const ASK_EVERY_MS = 1000

/** @param stopping aborted as soon as the process has to stop: a balancer then sends its calls elsewhere */
export function healthRoutes(serve: ServeCall, db: Database, stopping?: AbortSignal): void {
  serve('getLiveness', async (_call, reply) => {
    // A page whose origin may not call the API finds out that the BFF is up.
    reply.header('access-control-allow-origin', '*')
    return { status: 'ok' }
  })

  let asked = { at: Number.NEGATIVE_INFINITY, isReachable: Promise.resolve(false) }
  function askDatabase(): Promise<boolean> {
    const now = performance.now()
    if (now - asked.at >= ASK_EVERY_MS) asked = { at: now, isReachable: isDatabaseReachable(db) }
    return asked.isReachable
  }

  serve('getReadiness', async (_call, reply): Promise<CallResponse<'getReadiness'>> => {
    const failing = stopping?.aborted ? 'draining' : (await askDatabase()) ? undefined : 'database'
    if (!failing) return { status: 'ok' }
    reply.code(503)
    return { status: 'failing', failing }
  })
}
