import { randomBytes } from 'node:crypto'
import { databasePlace, readEnvironment } from '../src/config.ts'
import { migrate } from '../src/database/migrate.ts'
import { type Database, openDatabase } from '../src/database/open-database.ts'
import { configuredCipher } from '../src/encryption/configured-cipher.ts'
import { createLogger } from '../src/logger.ts'
import type { Mailer } from '../src/mail/mail-content.ts'
import { createMailer } from '../src/mail/mailer.ts'
import { startBff } from '../src/start-bff.ts'
import { failStart } from '../src/start-error.ts'
import { type Close, closeAll, stopOnSignal } from '../src/stop-process.ts'
import { startBusinessSystems } from './business-systems/index.ts'
import { startIdentity } from './identity/index.ts'
import { type LocalConfig, LocalConfigSchema } from './local-config.ts'
import { startMailbox } from './mailbox/index.ts'
import { copyMigratedDatabase } from './migrated-database.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { locks, password, people, personas, registrationCodes, seed } from './seed/index.ts'

type Logger = ReturnType<typeof createLogger>
type ReadyConfig = LocalConfig & { MANAGEMENT_CLIENT_SECRET: string }

const smtpUrl = ({ SMTP_PORT }: LocalConfig) => `smtp://127.0.0.1:${SMTP_PORT}`

const createLocalMailer = (config: LocalConfig, portalUrl: string) =>
  createMailer({ url: smtpUrl(config), from: config.MAIL_FROM, portalUrl })

const startProvider = (config: ReadyConfig, issuer: string, db: Database, logger: Logger, mailer: Mailer) =>
  startIdentity({
    db,
    host: config.HOST,
    port: config.IDENTITY_PORT,
    issuer,
    portalOrigins: [`http://localhost:${config.PORTAL_PORT}`],
    clientId: config.CLIENT_ID,
    clients: config.CLIENTS,
    managementClient: { id: config.MANAGEMENT_CLIENT_ID, secret: config.MANAGEMENT_CLIENT_SECRET },
    bffUrl: `http://localhost:${config.BFF_PORT}`,
    audience: config.AUDIENCE,
    mailer,
    people,
    password,
    logger,
  })

/**
 * The portal's own server is a proxy on this machine, and the seeded people are the personas of the mock mode. The
 * secret between the BFF and the identity provider is made anew at each start, unless it is shared with a process.
 */
const withLocalDefaults = (config: LocalConfig): ReadyConfig => ({
  ...config,
  MANAGEMENT_CLIENT_SECRET: config.MANAGEMENT_CLIENT_SECRET ?? randomBytes(32).toString('base64url'),
  TRUST_PROXY: config.TRUST_PROXY ?? ['loopback'],
  MOCK_PERSONAS: config.MOCK_PERSONAS ?? personas,
})

/** Reports to the launcher that the stand-ins are ready, with the sign-ins and registration codes. */
function reportReady(): void {
  process.send?.({
    type: 'ready',
    signIns: people.map(({ email, state }) => ({ email, state })),
    password,
    registrationCodes: registrationCodes.map(({ code, state, about = '' }) => ({ code, state, about })),
  })
}

/** The backend and its stand-ins in one process, because the embedded database serves only one. */
async function start(closing: Close[]): Promise<void> {
  const config = withLocalDefaults(readEnvironment(LocalConfigSchema))
  const cipher = configuredCipher(config)
  const logger = createLogger(config.LOG_LEVEL)
  const issuer = `http://localhost:${config.IDENTITY_PORT}/`
  const stopping = new AbortController()
  stopOnSignal(logger, () => closeAll(closing), { stopping, delayMs: config.DRAIN_DELAY_MS })

  const place = databasePlace(config)
  if ('directory' in place) await copyMigratedDatabase(place.directory)
  const database = await openDatabase(place)
  const { db } = database
  closing.push(database.close)
  await migrate(db)
  await seed(db, cipher)
  const mailbox = await startMailbox({
    host: config.HOST,
    port: config.MAILBOX_PORT,
    smtpPort: config.SMTP_PORT,
    logger,
  })
  closing.push(mailbox.close)
  const businessSystems = await startBusinessSystems({
    db,
    host: config.HOST,
    port: config.BUSINESS_SYSTEMS_PORT,
    locks,
    moreRoutes: peopleRoutes({ db, cipher, password }),
    logger,
  })
  closing.push(businessSystems.close)
  const portalUrl = `http://localhost:${config.PORTAL_PORT}`
  const mailer = createLocalMailer(config, portalUrl)
  closing.push(async () => mailer.close())
  const identity = await startProvider(config, issuer, db, logger, mailer)
  closing.push(identity.close)
  const bffConfig = {
    ...config,
    ...businessSystems.urls,
    ISSUER: issuer,
    PORTAL_URL: portalUrl,
    SMTP_URL: smtpUrl(config),
  }
  await startBff({ config: bffConfig, cipher, database, logger, stopping: stopping.signal }, closing)

  logger.info('ready')
  reportReady()
}

const opened: Close[] = []
try {
  await start(opened)
} catch (error) {
  await closeAll(opened)
  failStart(error)
}
