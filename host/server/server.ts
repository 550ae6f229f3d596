import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { bffProxy } from './bff-proxy.ts'
import { addSecurityHeaders, alwaysHeaders } from './security-headers.ts'
import type { ServerConfig } from './server-config.ts'
import { storeRoutes } from './store-routes.ts'
import { answerUnreadableRequest } from './unreadable-request.ts'

/** The portal's web server: releases, page and BFF on one origin. */
export async function createServer(
  config: Pick<ServerConfig, 'storeDir' | 'bffUrls'>,
  { logLevel = 'warn' } = {},
): Promise<FastifyInstance> {
  const app = fastify({
    // Paths may hold a registration code, so requests are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: logLevel },
    genReqId: () => randomUUID(),
    clientErrorHandler: answerUnreadableRequest,
    // An address that cannot be decoded is answered before any hook runs.
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(400, alwaysHeaders).end()
    },
    // Its answer would come without the security headers; requests that still arrive are simply served.
    return503OnClosing: false,
  })
  app.addHook('onSend', addSecurityHeaders)
  await app.register(bffProxy, config)
  await app.register(storeRoutes, config)
  return app
}
