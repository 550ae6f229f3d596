import { ACCOUNT_NAME } from '@portal/contracts'
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

/** An application that customers sign in to. */
export interface Client {
  id: string
  /** As customers know the site. */
  name: string
  origins: string[]
  /** Where a sign-in may end: exact addresses below the origins. */
  redirects: string[]
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
  /** Those of other sites. */
  clients?: Client[]
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
  home: string
  clientId: string
  /** The portal's and those of other sites, by their id. */
  clients: Map<string, Client>
  managementClient: ManagementClient
  bffUrl: string
  audience: string
  accessTokenSeconds: number
}

/** The site of a client other than the portal, for pages that lead back there. */
export const otherSite = ({ clients, clientId }: IdentitySettings, id: unknown): Client | undefined =>
  id === clientId ? undefined : clients.get(String(id))

export const readSettings = ({
  issuer,
  portalOrigins,
  clientId,
  clients = [],
  managementClient,
  bffUrl,
  audience,
  accessTokenSeconds = 60 * 60,
}: IdentityOptions): IdentitySettings => {
  const [home] = portalOrigins
  if (!home) throw new Error('identity: portalOrigins is empty; name at least one origin')
  if (!issuer.endsWith('/')) throw new Error(`identity: the issuer ${issuer} needs a trailing slash`)
  if (!URL.canParse(audience)) throw new Error(`identity: the audience ${audience} must be an absolute URI`)
  const portal = {
    id: clientId,
    name: ACCOUNT_NAME,
    origins: portalOrigins,
    redirects: portalOrigins.map((origin) => `${origin}/callback`),
  }
  const byId = new Map([portal, ...clients].map((client) => [client.id, client]))
  if (byId.size <= clients.length || byId.has(managementClient.id))
    throw new Error('identity: a client of another site has the id of the portal or of the backend')
  return {
    issuer,
    issuerOrigin: new URL(issuer).origin,
    home,
    clientId,
    clients: byId,
    managementClient,
    bffUrl,
    audience,
    accessTokenSeconds,
  }
}
