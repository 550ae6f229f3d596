import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import type { Accounts } from '../accounts/accounts.repository.ts'
import type { IdentitySettings } from '../identity-options.ts'
import { claimsOf } from './claims.ts'
import { publicPart } from './public-key.ts'

const bearerToken = ({ headers }: FastifyRequest): string =>
  headers.authorization?.replace(/^Bearer /i, '') ?? ''

/** oidc-provider takes no JWT here, but in Auth0's shape the API's access token opens userinfo too. */
export const userinfoRoutes =
  (settings: IdentitySettings, accounts: Accounts, signingKeys: JSONWebKeySet): FastifyPluginAsync =>
  async (app) => {
    const { issuer, portalOrigins } = settings
    const keys = createLocalJWKSet({ keys: signingKeys.keys.map(publicPart) })

    const subjectOf = async (token: string): Promise<string | undefined> => {
      const options = { issuer, audience: `${issuer}userinfo`, algorithms: ['RS256'] }
      const verified = await jwtVerify(token, keys, options).catch(() => undefined)
      return verified?.payload.sub
    }

    app.addHook('onRequest', async ({ headers }, reply) => {
      reply.header('vary', 'origin')
      if (!headers.origin || !portalOrigins.includes(headers.origin)) return
      reply.header('access-control-allow-origin', headers.origin)
      reply.header('access-control-allow-headers', 'authorization')
    })
    app.options('/userinfo', (_request, reply) => reply.code(204).send())

    app.get('/userinfo', async (request, reply) => {
      const subject = await subjectOf(bearerToken(request))
      const account = subject ? await accounts.findBySubject(subject) : undefined
      if (!account) {
        return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send({
          error: 'invalid_token',
        })
      }
      return claimsOf(account)
    })
  }
