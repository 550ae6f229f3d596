import cors, { type FastifyCorsOptions } from '@fastify/cors'
import { calls } from '@portal/contracts'
import type { FastifyInstance } from 'fastify'

const PATHS = '/api/'

const allowed: FastifyCorsOptions = {
  methods: [
    ...new Set(
      Object.values(calls)
        .filter(({ path }) => path.startsWith(PATHS))
        .map(({ method }) => method),
    ),
  ],
  allowedHeaders: [
    'authorization',
    'dpop',
    'content-type',
    'tenant',
    'if-match',
    'idempotency-key',
    'portal-remote',
    'persona',
    'subscription-key',
  ],
  exposedHeaders: ['Change-Id', 'Date', 'ETag', 'Retry-After', 'Tenant', 'WWW-Authenticate', 'X-Request-Id'],
  // Tokens are sent in a header that the page sets, so cookies of other sites stay out.
  credentials: false,
  maxAge: 600,
}

/** Allows pages of these origins to call the BFF, such as a site that embeds a remote. Others get no CORS header. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  app.register(cors, {
    delegator: ({ url, headers }, response) => {
      const origin = url.startsWith(PATHS) && origins.find((origin) => origin === headers.origin)
      response(null, origin ? { ...allowed, origin: [origin] } : { origin: false })
    },
  })
}
