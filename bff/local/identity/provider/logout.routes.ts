import type { FastifyPluginAsync } from 'fastify'
import type Provider from 'oidc-provider'
import type { SendPage } from '../../pages/render-page.ts'
import { BROWSER_COOKIE, browserOf } from '../devices/browser-cookie.ts'
import type { IdentitySettings } from '../identity-options.ts'
import type { ProviderRecords } from './provider-records.repository.ts'

const cleared = (cookie: string): string => `${cookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

/** An open redirect would let phishing start from our own address, so only listed origins are followed. */
const allowedTarget = (returnTo: string | undefined, { home, portalOrigins }: IdentitySettings) => {
  if (returnTo === undefined) return home
  const target = URL.parse(returnTo)
  return target && portalOrigins.includes(target.origin) ? target.href : undefined
}

export const logoutRoutes =
  (
    provider: Provider,
    records: ProviderRecords,
    settings: IdentitySettings,
    sendPage: SendPage,
  ): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Querystring: { returnTo?: string } }>('/v2/logout', async (request, reply) => {
      const context = provider.createContext(request.raw, reply.raw)
      const session = await provider.Session.get(context)
      const grantId = session.grantIdFor(settings.clientId)
      if (grantId) await records.endGrant(grantId)
      await session.destroy()
      // A session with an expired cookie is unknown here, and its refresh tokens would stay valid.
      const browserId = browserOf(context.cookies)
      if (browserId) await records.endSessionsOfBrowser(browserId)

      const cookies = [provider.cookieName('session'), BROWSER_COOKIE]
      reply.header(
        'set-cookie',
        cookies.flatMap((cookie) => [cleared(cookie), cleared(`${cookie}.sig`)]),
      )

      const target = allowedTarget(request.query.returnTo, settings)
      if (target) return reply.redirect(target, 302)
      return sendPage(reply, {
        view: 'identity/error',
        title: 'Sie sind abgemeldet',
        status: 400,
        data: {
          text: 'Die Seite, auf der es weitergehen sollte, gehört nicht zum Nordtal Konto. Deshalb haben wir Sie nicht dorthin geleitet.',
        },
      })
    })
  }
