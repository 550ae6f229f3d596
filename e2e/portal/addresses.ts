import { join } from 'node:path'

/** The root of the repository. */
export const root = join(import.meta.dirname, '../..')

/** The tests have a portal of their own, beside one that may be running. */
export const e2ePorts = {
  PORTAL_PORT: '4000',
  BFF_PORT: '4100',
  IDENTITY_PORT: '4200',
  MAILBOX_PORT: '4300',
  SMTP_PORT: '4325',
  BUSINESS_SYSTEMS_PORT: '4400',
}

/** The ports of one more portal, all within sixty from the first on. */
export const portsFrom = (first: number) => ({
  PORTAL_PORT: String(first),
  BFF_PORT: String(first + 10),
  IDENTITY_PORT: String(first + 20),
  MAILBOX_PORT: String(first + 30),
  SMTP_PORT: String(first + 40),
  BUSINESS_SYSTEMS_PORT: String(first + 50),
})

export const portalUrl = `http://localhost:${e2ePorts.PORTAL_PORT}`
