import type { CallResponse } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import type { ServeCall } from '../serve-call.ts'
import { isDatabaseReachable } from './health.repository.ts'

/** @param stopping aborted as soon as the process has to stop: a balancer then sends its calls elsewhere */
export function healthRoutes(serve: ServeCall, db: Database, stopping?: AbortSignal): void {
  serve('getLiveness', async (_call, reply) => {
    // A page whose origin may not call the API finds out that the BFF is up.
    reply.header('access-control-allow-origin', '*')
    return { status: 'ok' }
  })

  serve('getReadiness', async (_call, reply): Promise<CallResponse<'getReadiness'>> => {
    const failing = stopping?.aborted ? 'draining' : (await isDatabaseReachable(db)) ? undefined : 'database'
    if (!failing) return { status: 'ok' }
    reply.code(503)
    return { status: 'failing', failing }
  })
}
