import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createLocalJWKSet, type JSONWebKeySet, type JWK, jwtVerify } from 'jose'
import type { IdentitySettings } from '../identity-options.ts'

export const managementAudience = ({ issuer }: Pick<IdentitySettings, 'issuer'>): string => `${issuer}api/v2/`

const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK

/** Whether a request carries a token that the management client got for this API. */
export const createManagementCheck = (settings: IdentitySettings, signingKeys: JSONWebKeySet) => {
  const keys = createLocalJWKSet({ keys: signingKeys.keys.map(publicPart) })
  const requires = { issuer: settings.issuer, audience: managementAudience(settings), algorithms: ['RS256'] }

  return async ({ headers }: FastifyRequest): Promise<boolean> => {
    const token = headers.authorization?.replace(/^Bearer /i, '') ?? ''
    const verified = await jwtVerify(token, keys, requires).catch(() => undefined)
    return verified?.payload.azp === settings.managementClient.id
  }
}

export type CheckManagement = ReturnType<typeof createManagementCheck>

export const refuse = (reply: FastifyReply, statusCode: number, error: string) =>
  reply.code(statusCode).send({ statusCode, error })

/** For all routes of a plugin. */
export const requireManagement = (app: FastifyInstance, isManagement: CheckManagement): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!(await isManagement(request))) return refuse(reply, 401, 'Unauthorized')
  })
}
