import type { FastifyBaseLogger } from 'fastify'
import type { AnyDatabase } from './database/identity-database.ts'
import type { Mailer } from './mailer.ts'

export interface Person {
  subject: string
  email: string
  name: string
  /** Before the first start: when, as ISO 8601, and with which user agent. */
  signIns?: { at: string; userAgent: string }[]
}

interface ManagementClient {
  id: string
  secret: string
}

export interface IdentityOptions {
  db: AnyDatabase
  /** The address of this machine to listen on. */
  host?: string
  port: number
  /** With a trailing slash: Auth0's SDK compares the `iss` claim with exactly that. */
  issuer: string
  portalOrigins: string[]
  clientId: string
  /** The backend's own client, which may change accounts. */
  managementClient: ManagementClient
  /** Where the backend is, without a trailing slash. */
  bffUrl: string
  /** An absolute URI (RFC 8707 section 2). */
  audience: string
  mailer: Mailer
  people: Person[]
  password: string
  logger: FastifyBaseLogger
  accessTokenSeconds?: number
}

/** Settings of the installation for the pages and the provider. */
export interface IdentitySettings {
  issuer: string
  issuerOrigin: string
  portalOrigins: string[]
  home: string
  clientId: string
  managementClient: ManagementClient
  bffUrl: string
  audience: string
  accessTokenSeconds: number
}

export const readSettings = ({
  issuer,
  portalOrigins,
  clientId,
  managementClient,
  bffUrl,
  audience,
  accessTokenSeconds = 60 * 60,
}: IdentityOptions): IdentitySettings => {
  const [home] = portalOrigins
  if (!home) throw new Error('identity: portalOrigins is empty; name at least one origin')
  if (!issuer.endsWith('/')) throw new Error(`identity: the issuer ${issuer} needs a trailing slash`)
  if (!URL.canParse(audience)) throw new Error(`identity: the audience ${audience} must be an absolute URI`)
  return {
    issuer,
    issuerOrigin: new URL(issuer).origin,
    portalOrigins,
    home,
    clientId,
    managementClient,
    bffUrl,
    audience,
    accessTokenSeconds,
  }
}
