import type { LightMyRequestResponse } from 'fastify'

/** What the sign-in must carry, as RFC 9470 section 3 names it; undefined for a response that asks for none. */
export const challengeOf = ({ headers }: Pick<LightMyRequestResponse, 'headers'>): string | undefined =>
  /acr_values="([^"]+)"/.exec(String(headers['www-authenticate']))?.[1]
