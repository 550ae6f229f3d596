import type { FastifyBaseLogger } from 'fastify'
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'

/** Older keys are fetched again before a token is checked. */
const MAX_AGE_MS = 10 * 60_000
/** Neither forged key ids nor an outage may flood the provider with fetches. */
const COOLDOWN_MS = 30_000
const NEVER = Number.NEGATIVE_INFINITY

interface KeysPlace {
  issuer: string
  jwksUrl?: string | undefined
}

/** Below the issuer by default, as at Auth0. */
export const jwksUrlOf = ({ issuer, jwksUrl }: KeysPlace): URL =>
  new URL(jwksUrl ?? `${issuer}.well-known/jwks.json`)

/**
 * The provider's keys. During an outage of the provider the last known keys stay valid. A new set replaces all of them,
 * so that a withdrawn key is refused from then on.
 */
export function createProviderKeys(url: URL, logger: Pick<FastifyBaseLogger, 'warn'>): JWTVerifyGetKey {
  // This code decides when to fetch: the library discards old keys even if it has no newer ones.
  const always = Number.POSITIVE_INFINITY
  const keys = createRemoteJWKSet(url, { cacheMaxAge: always, cooldownDuration: always })
  let fetchedAt = NEVER
  let triedAt = NEVER
  let failure: unknown

  const isPast = (instant: number) => Date.now() >= instant

  async function fetchKeys(): Promise<void> {
    triedAt = Date.now()
    try {
      await keys.reload()
      fetchedAt = Date.now()
      failure = undefined
    } catch (error) {
      failure = error
      if (!keys.jwks()) throw error
      logger.warn({ err: error }, "the provider's keys cannot be read, the last known ones remain valid")
    }
  }

  return async (header, token) => {
    const isDue = isPast(fetchedAt + MAX_AGE_MS) && isPast(triedAt + COOLDOWN_MS)
    if (!keys.jwks() || isDue) await fetchKeys()
    try {
      return await keys(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      if (isPast(triedAt + COOLDOWN_MS)) await fetchKeys()
      // Without a response of the provider the key may be a new one.
      if (failure) throw failure
      return keys(header, token)
    }
  }
}
