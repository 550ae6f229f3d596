import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Children } from './children.ts'
import { loadDataKeys } from './data-keys.ts'
import type { LaunchSettings } from './launch-settings.ts'
import { type Service, startService } from './service.ts'
import { root, stateDir } from './workspace.ts'

/** The message of the backend when it is ready, with the seeded sign-ins and codes. */
export interface BackendReady {
  type: 'ready'
  signIns: { email: string; state: string }[]
  password: string
  registrationCodes: { code: string; state: string; about: string }[]
}

/** The secret between the BFF and the sign-in for one run. */
const managementSecret = randomBytes(32).toString('base64url')

/** The environment that all processes of the backend share. */
const backendEnvironment = ({ ports, clients, dataDir, dataKeys }: LaunchSettings) => ({
  ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  DATA_DIR: dataDir,
  ISSUER: `http://localhost:${ports.IDENTITY_PORT}/`,
  AUDIENCE: 'urn:nordtal:bff',
  CLIENT_ID: 'nordtal-portal',
  CLIENTS: clients,
  MANAGEMENT_CLIENT_SECRET: managementSecret,
  DATA_KEYS: dataKeys ?? loadDataKeys(stateDir),
})

/**
 * Starts the BFF with its sign-in, mailbox and business systems, and the second BFF if it has a port. With `watch` it
 * restarts after a change of its source.
 * @param fresh whether it has its own database in the data folder, also where the environment names another
 */
export async function startBackend(
  children: Children,
  settings: LaunchSettings,
  { watch = false, fresh = false } = {},
): Promise<Service<BackendReady>> {
  const first = await startService<BackendReady>(children, {
    name: 'bff',
    script: join(root, 'bff/local/main.ts'),
    nodeOptions: watch ? ['--watch', '--watch-preserve-output'] : [],
    env: { ...backendEnvironment(settings), ...(fresh && { DATABASE_URL: undefined }) },
  })
  if (!settings.ports.SECOND_BFF_PORT) return first

  // The first BFF migrates and seeds the database.
  const second = first.ready.then(() => startSecondBff(children, settings))
  const ready = Promise.all([first.ready, second.then((bff) => bff.ready)]).then(([seeded]) => seeded)
  ready.catch(() => undefined)
  return { ready, died: Promise.race([first.died, second.then((bff) => bff.died)]) }
}

/** Starts a BFF as in production, on the database of the first one. */
function startSecondBff(children: Children, settings: LaunchSettings): Promise<Service<{ type: 'ready' }>> {
  const { ports } = settings
  const systems = `http://localhost:${ports.BUSINESS_SYSTEMS_PORT}`
  return startService(children, {
    name: 'second-bff',
    script: join(root, 'bff/src/server.ts'),
    env: {
      ...backendEnvironment(settings),
      BFF_PORT: String(ports.SECOND_BFF_PORT),
      // The figures are those of the database, so one address is enough.
      METRICS_PORT: undefined,
      PORTAL_URL: `http://localhost:${ports.PORTAL_PORT}`,
      SMTP_URL: `smtp://127.0.0.1:${ports.SMTP_PORT}`,
      EMP_URL: `${systems}/emp`,
      POWERCLOUD_URL: `${systems}/powercloud`,
      SCALE_CRM_URL: `${systems}/scale-crm`,
      TRUST_PROXY: 'loopback',
    },
  })
}

/** Of the page of releases on this machine. */
export const OPERATOR_PASSWORD = 'Sonnenschein-2026'

/** Starts the web server of the release store. */
export function startWebServer(
  children: Children,
  { ports, storeDir }: LaunchSettings,
  { development = false, name = 'portal' } = {},
): Promise<Service<{ type: 'ready' }>> {
  return startService(children, {
    name,
    script: join(root, 'host/server/main.ts'),
    env: {
      PORTAL_PORT: String(ports.PORTAL_PORT),
      BFF_URL: [ports.BFF_PORT, ports.SECOND_BFF_PORT]
        .filter((port) => port !== undefined)
        .map((port) => `http://localhost:${port}`)
        .join(),
      PORTAL_STORE: storeDir,
      PORTAL_OPERATOR_PORT: String(ports.OPERATOR_PORT),
      PORTAL_OPERATOR_PASSWORD: OPERATOR_PASSWORD,
      DEVELOPMENT: String(development),
    },
  })
}
