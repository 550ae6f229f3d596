import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { importJWK, type JSONWebKeySet, SignJWT } from 'jose'
import type { IdentitySettings } from '../identity-options.ts'
import type { EndedSession, Logouts } from './logouts.repository.ts'

interface LogoutNotifierParts {
  settings: IdentitySettings
  signingKeys: JSONWebKeySet
  logouts: Logouts
  logger: FastifyBaseLogger
}

const EVERY_SECOND = 1000
const TIMEOUT_MS = 5000

/** OpenID Connect Back-Channel Logout 1.0, section 2.4, with the session's id as Auth0 sends it. A tenant sends one to each client. */
async function logoutToken(
  { issuer, clients }: IdentitySettings,
  { keys: [key] }: JSONWebKeySet,
  { subject, sessionUid }: EndedSession,
): Promise<string> {
  if (!key) throw new Error('identity: there is no key to sign with')
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  return new SignJWT({ sid: sessionUid, jti: randomUUID(), events })
    .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt', ...(key.kid && { kid: key.kid }) })
    .setSubject(subject)
    .setIssuer(issuer)
    .setAudience([...clients.keys()])
    .setIssuedAt()
    .setExpirationTime('2m')
    .sign(await importJWK(key, 'RS256'))
}

/**
 * Reports ended sessions to the backend, as an Auth0 tenant does: within a second, and again until the backend has
 * accepted the report or the last access token of the session has expired.
 */
export const createLogoutNotifier = ({ settings, signingKeys, logouts, logger }: LogoutNotifierParts) => {
  const report = async (session: EndedSession): Promise<void> => {
    const token = await logoutToken(settings, signingKeys, session)
    const { ok, status } = await fetch(`${settings.bffUrl}/backchannel-logout`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!ok) throw new Error(`The backend responded with ${status} to a logout token`)
  }

  const reportAll = async (): Promise<void> => {
    await logouts.removeOlderThan(settings.accessTokenSeconds)
    for (const { id, ...session } of await logouts.oldest()) {
      await report(session)
        .then(() => logouts.remove(id))
        .catch((error) => logger.warn({ err: error }, 'ended session not reported'))
    }
  }

  let round = Promise.resolve()
  const timer = setInterval(() => {
    round = round.then(reportAll).catch((error) => logger.error({ err: error }, 'ended sessions not read'))
  }, EVERY_SECOND).unref()

  return {
    async close(): Promise<void> {
      clearInterval(timer)
      await round
    },
  }
}
