import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { allowsBearerBy, clientIdsOf } from './authentication/clients.ts'
import { createReadProof } from './authentication/verify-proof.ts'
import { createVerifyToken } from './authentication/verify-token.ts'
import { createBackground } from './background.ts'
import { createBusinessSystems } from './business-systems/business-systems.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './database/open-database.ts'
import type { Cipher } from './encryption/cipher.ts'
import { configuredIdentityProvider } from './identity-provider/configured-identity-provider.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { startMetricsServer } from './metrics/metrics-server.ts'
import { mockSignIn } from './mock/mock-mode.ts'
import { createVerifyLogoutToken } from './sessions/verify-logout-token.ts'
import type { Close } from './stop-process.ts'

interface BffParts {
  config: Config
  cipher: Cipher
  /** A migrated database. */
  database: OpenDatabase
  logger: FastifyBaseLogger
  stopping: AbortSignal
}

async function startMetrics({ config, database }: BffParts, opened: Close[]): Promise<Metrics | undefined> {
  if (config.METRICS_PORT === undefined) return undefined
  const metrics = createMetrics(database)
  opened.push((await startMetricsServer(metrics, config.METRICS_PORT)).close)
  return metrics
}

/**
 * Starts the BFF on its port with its background work. Adds whatever must be closed to `opened`, even if the start
 * fails.
 * @throws StartError for inconsistent settings
 */
export async function startBff(parts: BffParts, opened: Close[]): Promise<void> {
  const { config, cipher, database, logger, stopping } = parts
  const mock = mockSignIn(config)
  if (mock) logger.warn('mock mode: personas sign in without a token')
  const provider = configuredIdentityProvider(config)
  const metrics = await startMetrics(parts, opened)
  const systems = createBusinessSystems(config, logger, metrics?.timeBusinessSystem)
  const background = createBackground({ db: database.db, logger, provider, systems, config })
  opened.push(background.close)
  const app = buildApp({
    db: database.db,
    cipher,
    logger,
    systems,
    verify: createVerifyToken({
      issuer: config.ISSUER,
      clientIds: clientIdsOf(config),
      audience: config.AUDIENCE,
      jwksUrl: config.JWKS_URL,
      logger,
    }),
    proofs: {
      allowsBearer: allowsBearerBy(config),
      readProof: createReadProof(config.CALL_URLS ?? [`${config.PORTAL_URL}/bff`]),
    },
    signIns: provider.signIns,
    signUps: provider,
    verifyLogout: createVerifyLogoutToken({
      issuer: config.ISSUER,
      clientIds: clientIdsOf(config),
      jwksUrl: config.JWKS_URL,
      logger,
    }),
    wakeOutbox: background.wakeOutbox,
    mockSignIn: mock,
    metrics,
    clients: config.CLIENTS,
    portalUrl: config.PORTAL_URL,
    allowedOrigins: [...config.ALLOWED_ORIGINS, ...config.CLIENTS.flatMap(({ origins }) => origins)],
    trustedProxies: config.TRUST_PROXY,
    stopping,
  })
  opened.push(() => app.close())
  await app.listen({ port: config.BFF_PORT, host: config.HOST })
  background.start()
}
