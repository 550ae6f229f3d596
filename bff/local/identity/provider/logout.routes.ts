import type { FastifyPluginAsync } from 'fastify'
import type Provider from 'oidc-provider'
import type { SendPage } from '../../pages/render-page.ts'
import { BROWSER_COOKIE, browserOf } from '../devices/browser-cookie.ts'
import type { IdentitySettings } from '../identity-options.ts'
import type { ProviderRecords } from './provider-records.repository.ts'

const cleared = (cookie: string): string => `${cookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

interface LogoutQuery {
  client_id?: string
  returnTo?: string
}

/** An open redirect would let phishing start from our own address: only origins of the client are followed. */
const allowedTarget = (
  { client_id, returnTo }: LogoutQuery,
  { home, clientId, clients }: IdentitySettings,
): string | undefined => {
  if (returnTo === undefined) return home
  const target = URL.parse(returnTo)
  return target && clients.get(client_id ?? clientId)?.origins.includes(target.origin)
    ? target.href
    : undefined
}

export const logoutRoutes =
  (
    provider: Provider,
    records: ProviderRecords,
    settings: IdentitySettings,
    sendPage: SendPage,
  ): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Querystring: LogoutQuery }>('/v2/logout', async (request, reply) => {
      const context = provider.createContext(request.raw, reply.raw)
      const session = await provider.Session.get(context)
      // With what it has given to every client.
      if (session.uid) await records.endSession(session.uid)
      await session.destroy()
      // A session with an expired cookie is unknown here, and its refresh tokens would stay valid.
      const browserId = browserOf(context.cookies)
      if (browserId) await records.endSessionsOfBrowser(browserId)

      const cookies = [provider.cookieName('session'), BROWSER_COOKIE]
      reply.header(
        'set-cookie',
        cookies.flatMap((cookie) => [cleared(cookie), cleared(`${cookie}.sig`)]),
      )

      const target = allowedTarget(request.query, settings)
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
