import type { FastifyPluginAsync } from 'fastify'
import type Provider from 'oidc-provider'

const paths = ['/authorize', '/authorize/:uid', '/oauth/token', '/oauth/revoke', '/.well-known/*']

/** Hands the protocol to oidc-provider, which reads the body and answers by itself. */
export const providerRoutes =
  (provider: Provider, issuer: string): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const answer = provider.callback()
    const { host } = new URL(issuer)

    for (const url of paths) {
      app.route({
        url,
        method: ['GET', 'POST', 'OPTIONS'],
        async handler(request, reply) {
          for (const [name, value] of Object.entries(reply.getHeaders()))
            reply.raw.setHeader(name, value ?? '')
          reply.hijack()
          // The provider takes its own addresses from this header, which is the caller's to choose.
          request.raw.headers.host = host
          await answer(request.raw, reply.raw)
        },
      })
    }
  }
