import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

export type Close = () => Promise<unknown>

interface Drain {
  /** Called at once when the process has to stop. */
  stopping: AbortController
  /** How long new calls are accepted afterwards, until every balancer has noticed. */
  delayMs: number
}

const TIMEOUT_MS = 10_000
const EVENTS = ['SIGTERM', 'SIGINT', 'disconnect']

/** Closes resources in reverse order, because later ones may need earlier ones. */
export async function closeAll(opened: Close[]): Promise<void> {
  for (const close of opened.splice(0).toReversed()) await close()
}

/**
 * Ends the process once, on SIGTERM, SIGINT or the end of the parent process: `close` lets running work finish. A
 * hanging close ends after 10 s with exit code 1.
 */
export function stopOnSignal(logger: FastifyBaseLogger, close: Close, drain?: Drain): void {
  const stop = async () => {
    for (const event of EVENTS) {
      process.removeListener(event, stop)
      process.on(event, () => {})
    }
    try {
      drain?.stopping.abort()
      await wait(drain?.delayMs ?? 0)
      setTimeout(() => process.exit(1), TIMEOUT_MS).unref()
      await close()
      process.exit(0)
    } catch (error) {
      logger.error({ err: error }, 'the process could not close cleanly')
      process.exit(1)
    }
  }
  for (const event of EVENTS) process.on(event, stop)
}
