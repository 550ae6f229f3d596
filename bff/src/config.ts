import * as v from 'valibot'
import { ClientsSchema } from './authentication/clients.ts'
import { AllowedOriginsSchema } from './cors/allowed-origins.ts'
import type { DatabasePlace } from './database/open-database.ts'
import { DataKeysSchema } from './encryption/data-keys.ts'
import { PersonasSchema } from './mock/personas.ts'
import { TrustedProxiesSchema } from './request/trusted-proxies.ts'
import { StartError } from './start-error.ts'

const numberUpTo = (most: number, message: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/, message), v.transform(Number), v.maxValue(most, message))

const port = numberUpTo(65_535, 'must be a port number')

/** A TCP port in an environment variable; 0 takes any free one. */
export const portVariable = (fallback: number) => v.optional(port, String(fallback))

const POOL_SIZE = 'must be a number of connections from 1 to 1000'

/** Used in a header. */
const token = v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be a token without spaces')))

const url = v.pipe(v.string(), v.url('must be an absolute URL'))
const withoutEndSlash = v.pipe(
  url,
  v.transform((address) => address.replace(/\/+$/, '')),
)

const CallUrlsSchema = v.optional(
  v.pipe(
    v.string(),
    v.transform((list) => list.split(',')),
    v.array(v.pipe(v.string(), v.trim(), withoutEndSlash), 'must be absolute URLs with commas between them'),
  ),
)

export const ConfigSchema = v.object({
  /** The local address to listen on; `0.0.0.0` or `::` opens it to the network. */
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), 'localhost'),
  BFF_PORT: portVariable(3100),
  /** PostgreSQL; without it PGlite stores the data in DATA_DIR. */
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/, 'must be a postgresql:// address')),
  ),
  DATABASE_POOL_SIZE: v.optional(v.pipe(numberUpTo(1000, POOL_SIZE), v.minValue(1, POOL_SIZE)), '10'),
  /** Encrypt phone PINs and IBANs at rest: the first key encrypts, all decrypt. */
  DATA_KEYS: v.optional(DataKeysSchema),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must name a folder')), '.portal/data'),
  /** Exactly as in the tokens' `iss`: with the trailing slash. */
  ISSUER: v.optional(v.pipe(url, v.endsWith('/', 'must end with a slash')), 'http://localhost:3200/'),
  AUDIENCE: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), 'urn:nordtal:bff'),
  JWKS_URL: v.optional(url),
  /** The portal's client at the issuer. */
  CLIENT_ID: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), 'nordtal-portal'),
  /** Other sites whose clients sign in at the same issuer; their origins may call. */
  CLIENTS: ClientsSchema,
  /** Whether the tokens of the portal must be bound to a key (RFC 9449). Bound ones need a proof in any case. */
  DPOP: v.optional(v.picklist(['required', 'optional'], 'must be required or optional'), 'required'),
  /** Where clients call the BFF, as the proofs of their keys name it; `bff` below PORTAL_URL by default. */
  CALL_URLS: CallUrlsSchema,
  /** The issuer's user database of the customers. */
  IDENTITY_CONNECTION: v.optional(
    v.pipe(v.string(), v.nonEmpty('must not be empty')),
    'Username-Password-Authentication',
  ),
  /** The BFF's own client at the issuer, with the permission to change and delete users. */
  MANAGEMENT_CLIENT_ID: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), 'nordtal-bff'),
  MANAGEMENT_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  /** The business systems, without a trailing slash; each accepts `POST <url>/changes`. */
  EMP_URL: v.optional(url, 'http://localhost:3400/emp'),
  POWERCLOUD_URL: v.optional(url, 'http://localhost:3400/powercloud'),
  SCALE_CRM_URL: v.optional(url, 'http://localhost:3400/scale-crm'),
  /** The BFF's tokens at the business systems; optional. */
  EMP_TOKEN: token,
  POWERCLOUD_TOKEN: token,
  SCALE_CRM_TOKEN: token,
  /** Shorter than the clients' timeout of a write, so that they get the result. */
  BUSINESS_SYSTEM_TIMEOUT_MS: v.pipe(
    v.optional(v.string(), '10000'),
    v.regex(/^[1-9]\d{0,5}$/, 'must be a number of milliseconds'),
    v.transform(Number),
  ),
  /** Proxies whose `X-Forwarded-For` is trusted; none by default. */
  TRUST_PROXY: v.optional(TrustedProxiesSchema),
  /** Pages of these origins may call from another site. */
  ALLOWED_ORIGINS: AllowedOriginsSchema,
  /** Personas instead of tokens: for demos, never for customers. */
  MOCK_MODE: v.pipe(
    v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
    v.transform((mode) => mode === 'true'),
  ),
  SUBSCRIPTION_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  MOCK_PERSONAS: v.optional(PersonasSchema),
  /** Prometheus metrics, on 127.0.0.1 only. */
  METRICS_PORT: v.optional(port),
  /** How long new calls are accepted after SIGTERM: a balancer needs a few seconds to notice. */
  DRAIN_DELAY_MS: v.optional(numberUpTo(60_000, 'must be milliseconds up to 60000'), '0'),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/, 'must be an smtp:// or smtps:// address')),
    'smtp://127.0.0.1:3325',
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^<>]+ <\S+@\S+>$/, 'must be of the form Name <address>')),
    'Nordtal Konto <konto@nordtal-energie.example>',
  ),
  /** The target of links in mails and letters. Its `registry.json` names the releases whose reports are counted. */
  PORTAL_URL: v.optional(withoutEndSlash, 'http://localhost:3000'),
  /**
   * The page of the links in mails that confirm, undo or report something; `email-change` below the issuer by default.
   */
  EMAIL_CHANGE_URL: v.optional(withoutEndSlash),
  /** The printing service that receives letters by mail. */
  LETTER_RECIPIENT: v.optional(
    v.pipe(v.string(), v.email('must be an e-mail address')),
    'druck@nordtal-energie.example',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a pino log level'),
    'info',
  ),
})

export type Config = v.InferOutput<typeof ConfigSchema>

/**
 * Reads the environment. No other backend module does.
 * @throws StartError with all invalid variables, not only the first
 */
export function readEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  environment: NodeJS.ProcessEnv = process.env,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, environment, { abortPipeEarly: true })
  if (result.success) return result.output
  const reasons = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  throw new StartError(`The environment is not usable: ${reasons.join('; ')}.`)
}

export const databasePlace = ({ DATABASE_URL: url, DATABASE_POOL_SIZE, DATA_DIR }: Config): DatabasePlace =>
  url ? { url, poolSize: DATABASE_POOL_SIZE } : { directory: DATA_DIR }
