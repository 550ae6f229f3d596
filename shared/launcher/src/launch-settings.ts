import { delimiter, join, resolve } from 'node:path'
import { absoluteAddress } from '@portal/release'
import { exampleClients } from './example-sites.ts'
import { LaunchError } from './terminal.ts'
import { root, stateDir } from './workspace.ts'

const defaultPorts = {
  PORTAL_PORT: 3000,
  BFF_PORT: 3100,
  IDENTITY_PORT: 3200,
  MAILBOX_PORT: 3300,
  SMTP_PORT: 3325,
  BUSINESS_SYSTEMS_PORT: 3400,
  METRICS_PORT: 3600,
  OPERATOR_PORT: 3700,
}

/** The store of this checkout. */
export const defaultStoreDir = join(stateDir, 'store')

/** The port of the example sites, which run beside the portal. */
const SITES = { SITES_PORT: 3500 }

/** The variables of the ports that a portal with its example sites needs. */
export const portNames = Object.keys({ ...defaultPorts, ...SITES })

/** Starts a second BFF on the same database if it is set. */
const SECOND_BFF = 'SECOND_BFF_PORT'

type PortName = keyof typeof defaultPorts

export interface LaunchSettings {
  ports: Record<PortName, number> & { [SECOND_BFF]?: number }
  sitesPort: number
  /** The clients of other sites at the sign-in, as JSON. Default: the client of the example sites. */
  clients: string
  /** A folder, or a bucket such as `s3://bucket/prefix`. */
  storeDir: string
  dataDir: string
  /** The keys of the backend. Default: the keys of this checkout. */
  dataKeys?: string
}

/** The store of the live portal, a folder or a bucket. */
export const storeAddress = (env = process.env) => absoluteAddress(env.PORTAL_STORE || defaultStoreDir, root)

/** Where the BFF of the local portal serves its figures of releases. */
export const figuresAddress = (env = process.env) =>
  `http://127.0.0.1:${env.METRICS_PORT || defaultPorts.METRICS_PORT}`

/**
 * Reads ports and folders from the environment.
 * @throws LaunchError with every port that is not a number between 1 and 65535, or given to two programs, and for a
 *   second BFF without a shared database
 */
export function readLaunchSettings(env = process.env): LaunchSettings {
  const wanted = { ...defaultPorts, ...SITES, ...(env[SECOND_BFF] && { [SECOND_BFF]: 0 }) }
  const { SITES_PORT: sitesPort, ...ports } = Object.fromEntries(
    Object.entries(wanted).map(([name, port]) => [name, env[name] ? Number(env[name]) : port]),
  ) as LaunchSettings['ports'] & typeof SITES
  const reasons = Object.entries({ ...ports, SITES_PORT: sitesPort }).flatMap(([name, port], index, all) => {
    if (!Number.isInteger(port) || port < 1 || port > 65_535) return [`${name} is not a port: ${env[name]}`]
    const other = all.slice(0, index).find(([, taken]) => taken === port)
    return other ? [`${name} and ${other[0]} are both ${port}`] : []
  })
  if (ports[SECOND_BFF] && !env.DATABASE_URL)
    reasons.push(`${SECOND_BFF} needs a DATABASE_URL: PGlite serves one process`)
  if (reasons.length > 0) throw new LaunchError(reasons.join('; '))
  return {
    ports,
    sitesPort,
    clients: env.CLIENTS || JSON.stringify(exampleClients(sitesPort)),
    storeDir: storeAddress(env),
    dataDir: resolve(root, env.DATA_DIR || join(stateDir, 'data')),
    ...(env.DATA_KEYS && { dataKeys: env.DATA_KEYS }),
  }
}

const compileCache = join(stateDir, 'compile-cache')

/**
 * The environment of a child: the workspace's Node and tools in PATH, and code that Node need not compile again. Builds and tests run
 * code of many authors, who could release in the name of a team if they had its key.
 */
export function childEnvironment(additions: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  const binaries = join(root, 'node_modules/.bin')
  const path = [binaries, process.env.PATH].join(delimiter)
  const { RELEASE_SIGNING_KEY: _key, ...own } = process.env
  return { NODE_COMPILE_CACHE: compileCache, ...own, PATH: path, ...additions }
}

/** The browser that `CHROME_BIN` selects for the tests. */
export function chosenBrowser(): string | undefined {
  return process.env.CHROME_BIN
}

/** The database that the tests of the BFF run on, `server` or `embedded`. */
export function chosenDatabase(): string | undefined {
  return process.env.TEST_DATABASE || undefined
}

/** The program that a variable selects for an engine. */
export function chosenProgram(variable: string): string | undefined {
  return process.env[variable] || undefined
}

/** A pipeline has every engine. */
export function isInPipeline(): boolean {
  return Boolean(process.env.CI)
}

/** The store of a live portal, whose releases run beside the tested one. Without it all apps are built from source. */
export function liveStoreDir(): string | undefined {
  return process.env.LIVE_STORE && resolve(root, process.env.LIVE_STORE)
}

/** The address of a live BFF, whose calls `verify` compares. Default: the BFF that the candidates are tried with. */
export function liveBff(): string | undefined {
  return process.env.LIVE_BFF
}

/** The folders of PATH. */
export function searchPath(): string[] {
  return (process.env.PATH ?? '').split(delimiter)
}
