import { join } from 'node:path'

/** The root of the repository. */
export const root = join(import.meta.dirname, '../../..')

/** How many ports in a row a portal and the tests around it may use. */
export const PORTS_OF_A_PORTAL = 11

const offsets = {
  PORTAL_PORT: 0,
  BFF_PORT: 1,
  IDENTITY_PORT: 2,
  MAILBOX_PORT: 3,
  SMTP_PORT: 4,
  BUSINESS_SYSTEMS_PORT: 5,
  SECOND_BFF_PORT: 6,
  COLLECTOR_PORT: 7,
  METRICS_PORT: 8,
  SITES_PORT: 9,
  OPERATOR_PORT: 10,
}

/** The ports of the parts of a portal, counted from its first port. */
export const portsFrom = (first: number) =>
  Object.fromEntries(Object.entries(offsets).map(([name, offset]) => [name, first + offset])) as Record<
    keyof typeof offsets,
    number
  >

export type Ports = ReturnType<typeof portsFrom>

/** The public addresses of a portal, without a trailing slash. */
export function addressesOf(ports: Ports) {
  const at = (port: number) => `http://localhost:${port}`
  return {
    portal: at(ports.PORTAL_PORT),
    identity: at(ports.IDENTITY_PORT),
    mailbox: at(ports.MAILBOX_PORT),
    businessSystems: at(ports.BUSINESS_SYSTEMS_PORT),
    sitesPort: ports.SITES_PORT,
    /** The origin of an example site. */
    site: (name: string) => `http://${name}.solarstadt.localhost:${ports.SITES_PORT}`,
    bff: at(ports.BFF_PORT),
    /** Runs only with a PostgreSQL. */
    secondBff: at(ports.SECOND_BFF_PORT),
  }
}

/** `playwrightConfig` sets it for the workers. Set from outside, it selects a running portal. */
export const FIRST_PORT = 'E2E_FIRST_PORT'

/** The addresses of the portal that all tests of a run share. */
export const addresses = addressesOf(portsFrom(Number(process.env[FIRST_PORT])))
