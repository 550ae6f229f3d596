import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyBaseLogger, type FastifyPluginAsync, LogController } from 'fastify'
import type { Kysely } from 'kysely'
import { changesRoutes } from './changes.routes.ts'
import { createLockTable, deleteLocks, insertLocks, type Lock } from './locks.repository.ts'

export { deleteLocks, insertLocks, type Lock }

export interface BusinessSystemsOptions {
  // biome-ignore lint/suspicious/noExplicitAny: the stand-ins add a table of their own to the caller's
  db: Kysely<any>
  /** The address of this machine to listen on. */
  host?: string
  /** 0 takes any free one. */
  port: number
  /** What the systems refuse from the start on. */
  locks: Lock[]
  /** Served on the same port. */
  moreRoutes?: FastifyPluginAsync
  logger: FastifyBaseLogger
}

/** Stand-ins for emp, powercloud and scale-crm on `http://localhost:port/<system>`. They share the BFF's database. */
export const startBusinessSystems = async (options: BusinessSystemsOptions) => {
  const { db, host = 'localhost', port, locks, moreRoutes, logger } = options
  await createLockTable(db)
  await insertLocks(db, locks)
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Ends the connections that wait for a silent system.
    forceCloseConnections: true,
  })
  app.register(changesRoutes(db))
  if (moreRoutes) app.register(moreRoutes)
  await app.listen({ port, host })

  const url = `http://localhost:${(app.server.address() as AddressInfo).port}`
  return {
    /** For the BFF's configuration. */
    urls: { EMP_URL: `${url}/emp`, POWERCLOUD_URL: `${url}/powercloud`, SCALE_CRM_URL: `${url}/scale-crm` },
    lock: (lock: Lock) => insertLocks(db, [lock]),
    close: () => app.close(),
  }
}
