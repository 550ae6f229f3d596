import type { FastifyPluginAsync } from 'fastify'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import { brandCookie } from '../../pages/shown-brand.ts'

/** The provider's framework takes quadratic time to parse a query: a second for the thousands that fit into a URL. */
const MOST_PARAMETERS = 100

const paths = ['/authorize', '/authorize/:uid', '/oauth/token', '/oauth/revoke', '/.well-known/*']

/** Passes the protocol to oidc-provider, which reads the body and responds itself. */
export const providerRoutes =
  (provider: Provider, issuer: string): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const handle = provider.callback()
    const { host } = new URL(issuer)

    for (const url of paths) {
      app.route({
        url,
        method: ['GET', 'POST', 'OPTIONS'],
        async handler(request, reply) {
          if (request.url.split('&', MOST_PARAMETERS + 1).length > MOST_PARAMETERS)
            throw new errors.InvalidRequest('too many parameters')
          for (const [name, value] of Object.entries(reply.getHeaders()))
            reply.raw.setHeader(name, value ?? '')
          if (url === '/authorize') reply.raw.appendHeader('set-cookie', brandCookie(request.query))
          reply.hijack()
          // The provider takes its own addresses from this header, which is the caller's to choose.
          request.raw.headers.host = host
          await handle(request.raw, reply.raw)
        },
      })
    }
  }
