import formbody from '@fastify/formbody'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify'
import { pageAssetsRoutes } from '../pages/page-assets.routes.ts'
import { pageHeaders } from '../pages/page-headers.ts'
import type { SendPage } from '../pages/render-page.ts'
import type { IdentitySettings } from './identity-options.ts'
import { errorText } from './provider/provider-errors.ts'
import { siteIn } from './return-site.ts'

export interface IdentityRoutes {
  /** Routes with our own pages and forms. */
  pages: FastifyPluginAsync[]
  /** Routes that programs call, some of them from other origins. */
  protocol: FastifyPluginAsync[]
}

/** Login CSRF: a foreign page could sign its visitor in to its own account. Browsers send the origin of a form. */
const refuseForeignForms = (app: FastifyInstance, origin: string, sendPage: SendPage): void => {
  app.addHook('preHandler', async ({ method, headers }, reply) => {
    if (method !== 'POST' || headers.origin === origin) return
    return sendPage(reply, {
      view: 'identity/error',
      title: 'Diese Eingabe kam nicht von unserer Seite',
      status: 403,
      data: { text: 'Bitte öffnen Sie Ihr Nordtal Konto und geben Sie Ihre Daten dort ein.' },
    })
  })
}

export const createIdentityApp = (
  settings: IdentitySettings,
  routes: IdentityRoutes,
  sendPage: SendPage,
  logger: FastifyBaseLogger,
): FastifyInstance => {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
  })
  const origins = [...settings.clients.values()].flatMap((client) => client.origins)
  const headers = pageHeaders({ formAction: ["'self'", ...new Set(origins)] })

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  app.setNotFoundHandler((_request, reply) =>
    sendPage(reply, {
      view: 'identity/error',
      title: 'Diese Seite gibt es nicht',
      status: 404,
      data: { text: 'Bitte prüfen Sie die Adresse oder öffnen Sie Ihr Nordtal Konto.' },
    }),
  )
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    const { title, ...data } = errorText(error, siteIn(settings, request.query))
    return sendPage(reply, { view: 'identity/error', title, status, data })
  })

  app.get('/', (_request, reply) => reply.redirect(settings.home))
  app.register(async (pages) => {
    pages.register(formbody)
    refuseForeignForms(pages, settings.issuerOrigin, sendPage)
    for (const plugin of routes.pages) pages.register(plugin)
  })
  for (const plugin of [pageAssetsRoutes, ...routes.protocol]) app.register(plugin)
  return app
}
