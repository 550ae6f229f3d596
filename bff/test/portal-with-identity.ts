import type { AddressInfo } from 'node:net'
import { beforeEach } from '@jest/globals'
import { freePort } from '@portal/build/free-port'
import type { CallName } from '@portal/contracts'
import { startIdentity } from '../local/identity/index.ts'
import { type Browser, createBrowser } from '../local/identity/testing/browser.ts'
import { createPortal, type TestClient } from '../local/identity/testing/portal.ts'
import {
  AUDIENCE,
  CLIENT_ID,
  MANAGEMENT_CLIENT,
  PASSWORD,
  PORTAL,
  SOLARSTADT,
} from '../local/identity/testing/test-tenant.ts'
import { people } from '../local/seed/index.ts'
import { createVerifyToken } from '../src/authentication/verify-token.ts'
import { createLogger } from '../src/logger.ts'
import type { Mailer } from '../src/mail/mail-content.ts'
import { createVerifyLogoutToken } from '../src/sessions/verify-logout-token.ts'
import { challengeOf } from './challenge.ts'
import { closeAfterwards } from './close-afterwards.ts'
import { identityProviderAt } from './identity-provider-at.ts'
import { resetDatabaseBeforeEach } from './reset-database.ts'
import { startTestPortal } from './test-portal.ts'

const clientIds = [CLIENT_ID, SOLARSTADT.id]

/**
 * BFF and identity provider together: over HTTP, on one database, with the seeded people.
 * @param mailerOfIdentity the provider's mailer; by default its mails go to the BFF's mailbox
 */
async function startPortalWithIdentity(mailerOfIdentity?: Mailer) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const issuer = `${origin}/`
  const identityProvider = identityProviderAt(issuer)
  const portal = await startTestPortal({
    identityProvider,
    parts: () => ({
      verify: createVerifyToken({ issuer, audience: AUDIENCE, clientIds, logger: createLogger('silent') }),
      signIns: identityProvider.signIns,
      verifyLogout: createVerifyLogoutToken({ issuer, clientIds, logger: createLogger('silent') }),
    }),
  })
  await portal.app.listen({ port: 0, host: 'localhost' })
  const { port: bffPort } = portal.app.server.address() as AddressInfo

  const identity = await startIdentity({
    db: portal.db,
    port,
    issuer,
    portalOrigins: [PORTAL],
    clientId: CLIENT_ID,
    clients: [SOLARSTADT],
    managementClient: MANAGEMENT_CLIENT,
    bffUrl: `http://localhost:${bffPort}`,
    audience: AUDIENCE,
    mailer: mailerOfIdentity ?? portal.mailer,
    people,
    password: PASSWORD,
    logger: createLogger('silent'),
  })

  interface ByPassword extends Omit<NonNullable<Parameters<typeof portal.call>[1]>, 'as'> {
    email: string
    password?: string
    browser?: Browser
    client?: TestClient
  }

  /** A call of a customer who signs in, and enters the password again if the call asks for it. */
  async function callWithPassword(name: CallName, { email, client, ...options }: ByPassword) {
    const { password = PASSWORD, browser = createBrowser(origin), ...input } = options
    const page = createPortal(origin, { client })
    const { access_token: token } = await page.signIn(email, password, browser)
    const answer = await portal.call(name, { ...input, token })
    const acr_values = challengeOf(answer)
    if (!acr_values) return answer
    const confirmed = await page.signIn(email, password, browser, { acr_values })
    return portal.call(name, { ...input, token: confirmed.access_token })
  }

  return {
    ...portal,
    callWithPassword,
    origin,
    identityProvider,
    newBrowser: () => createBrowser(origin),
    newPortal: (client?: TestClient) => createPortal(origin, { client }),
    signIn: (email: string, password = PASSWORD) => createPortal(origin).signIn(email, password),

    async close(): Promise<void> {
      await identity.close()
      await portal.close()
    },
  }
}

/** A fixture that the tests of a file share. */
export async function sharedPortalWithIdentity(mailerOfIdentity?: Mailer) {
  const portal = closeAfterwards(await startPortalWithIdentity(mailerOfIdentity))
  await resetDatabaseBeforeEach(portal.db)
  beforeEach(portal.forgetMails)
  return portal
}
