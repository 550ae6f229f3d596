import type { FastifyInstance } from 'fastify'
import { createMetrics, startMetricsServer } from './metrics.ts'
import { createOperatorServer } from './operator-server.ts'
import { createServer } from './server.ts'
import { readServerConfig, type ServerConfig } from './server-config.ts'
import { StartError } from './start-error.ts'
import { assertStoreIsUsable } from './store-check.ts'

type Address = Pick<ServerConfig, 'port' | 'host'>

const DRAIN_TIMEOUT_MS = 10_000

async function listen(
  app: FastifyInstance,
  { port, host }: Address,
  variable = 'PORTAL_PORT',
): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is taken. Set ${variable} to another one`)
    if (code === 'EACCES') throw new StartError(`Port ${port} is not allowed. Set ${variable} to another one`)
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new StartError(`HOST ${host} is not an address of this machine`)
    throw error
  }
}

/** Ends with the app. */
async function serveOperators(
  app: FastifyInstance,
  { operator, host, storeDir }: ServerConfig,
): Promise<void> {
  if (!operator) return
  const server = await createOperatorServer(storeDir, operator.password)
  app.addHook('onClose', () => server.close())
  await listen(server, { port: operator.port, host }, 'PORTAL_OPERATOR_PORT')
}

/** Running requests may finish until the drain timeout. */
function stopOnRequest(app: FastifyInstance): void {
  const stop = () => {
    setTimeout(() => process.exit(1), DRAIN_TIMEOUT_MS).unref()
    app.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // The launcher has ended.
  process.once('disconnect', stop)
}

async function start(): Promise<void> {
  const config = readServerConfig()
  for (const warning of await assertStoreIsUsable(config.storeDir)) process.stderr.write(`${warning}\n`)
  const metrics = config.metricsPort === undefined ? undefined : createMetrics(config.storeDir)
  const app = await createServer(config, { metrics })
  if (metrics) await startMetricsServer(app, metrics, config.metricsPort ?? 0)
  await serveOperators(app, config)
  await listen(app, config)
  stopOnRequest(app)
  process.send?.({ type: 'ready' })
}

try {
  await start()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
