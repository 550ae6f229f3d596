import { resolve } from 'node:path'
import * as v from 'valibot'
import type { OperatorAccess } from './operator-server.ts'
import { StartError } from './start-error.ts'
import { readTlsFiles, type TlsFiles } from './tls.ts'

const pathOf = (url: string) => URL.parse(url)?.pathname

const port = v.pipe(
  v.string(),
  v.toNumber('must be a number'),
  v.integer(),
  v.minValue(0),
  v.maxValue(65_535),
)

const ServerConfigSchema = v.pipe(
  v.object({
    /** 0 takes any free port. */
    PORTAL_PORT: v.optional(port, '3000'),
    /** Where Prometheus reads the metrics; without it there are none. */
    PORTAL_METRICS_PORT: v.optional(port),
    /** Where operators read the page of releases, with the password; without them it is not served. */
    PORTAL_OPERATOR_PORT: v.optional(port),
    PORTAL_OPERATOR_PASSWORD: v.optional(
      v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters')),
    ),
    /** The address of this machine to listen on; `0.0.0.0` or `::` opens it to the network. */
    HOST: v.optional(v.string(), 'localhost'),
    /** One address, or several separated by commas: the BFFs get calls in rotation. */
    BFF_URL: v.optional(
      v.pipe(
        v.string(),
        v.transform((list) => list.split(',').map((url) => url.trim())),
        v.array(v.pipe(v.string(), v.url('must be an absolute URL, or several separated by commas'))),
        v.check((urls) => new Set(urls.map(pathOf)).size === 1, 'must have the same path in all addresses'),
      ),
      'http://localhost:3100',
    ),
    /** For `npm run dev`, never for customers: serves source maps, reloads pages and shows errors of the source in them. */
    DEVELOPMENT: v.pipe(
      v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
      v.transform((choice) => choice === 'true'),
    ),
    /** PEM files of the certificate chain and its key: the server then speaks HTTP/2 and HTTP/1.1 over TLS alone. */
    TLS_CERT: v.optional(v.string()),
    TLS_KEY: v.optional(v.string()),
    PORTAL_STORE: v.optional(
      v.pipe(
        v.string(),
        v.check((path) => !path.startsWith('s3://'), 'must be a folder: synchronise the bucket into one'),
      ),
      resolve(import.meta.dirname, '../../.portal/store'),
    ),
  }),
  v.transform((env) => ({
    port: env.PORTAL_PORT,
    metricsPort: env.PORTAL_METRICS_PORT,
    operator: { port: env.PORTAL_OPERATOR_PORT, password: env.PORTAL_OPERATOR_PASSWORD },
    host: env.HOST,
    bffUrls: env.BFF_URL,
    development: env.DEVELOPMENT,
    storeDir: resolve(env.PORTAL_STORE),
    tlsFiles: { cert: env.TLS_CERT, key: env.TLS_KEY },
  })),
)

type CheckedEnvironment = v.InferOutput<typeof ServerConfigSchema>

export type ServerConfig = Omit<CheckedEnvironment, 'tlsFiles' | 'operator'> & {
  tls?: TlsFiles | undefined
  operator?: OperatorAccess | undefined
}

/** @throws StartError when one of them is missing */
function operatorAccess({ port, password }: CheckedEnvironment['operator']): OperatorAccess | undefined {
  if (port === undefined && password === undefined) return undefined
  if (port !== undefined && password !== undefined) return { port, password }
  throw new StartError('PORTAL_OPERATOR_PORT and PORTAL_OPERATOR_PASSWORD: set both, or neither')
}

/**
 * Reads the configuration of this server from the environment.
 * @throws StartError with every variable that has an unusable value
 */
export function readServerConfig(env: NodeJS.ProcessEnv = process.env): ServerConfig {
  const config = v.safeParse(ServerConfigSchema, env)
  if (config.success) {
    const { tlsFiles, operator, ...checked } = config.output
    const tls = readTlsFiles(tlsFiles.cert, tlsFiles.key)
    return { ...checked, tls, operator: operatorAccess(operator) }
  }
  const reasons = config.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
  throw new StartError(`The portal's environment is not usable: ${reasons.join('; ')}`)
}
