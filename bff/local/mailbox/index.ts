import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { assetRoute, pageAssetsRoutes } from '../pages/page-assets.routes.ts'
import { pageHeaders } from '../pages/page-headers.ts'
import { createSendPage } from '../pages/render-page.ts'
import { createMailStore } from './mail-store.ts'
import { mailboxRoutes } from './mailbox.routes.ts'
import { startSmtpCatcher } from './smtp-catcher.ts'

export { createMailStore, startSmtpCatcher }

export interface MailboxOptions {
  /** The address of this machine to listen on. */
  host?: string
  port: number
  smtpPort: number
  logger: FastifyBaseLogger
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Catches all mail sent to `smtpPort` and shows it on `http://localhost:port`. */
export const startMailbox = async ({ host = 'localhost', port, smtpPort, logger }: MailboxOptions) => {
  const mails = createMailStore()
  const sendPage = createSendPage({ home: '/' })
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  const headers = pageHeaders({ formAction: ["'none'"], frame: ["'self'"] })

  app.addHook('onRequest', async ({ hostname }, reply) => {
    reply.headers(headers)
    // DNS rebinding: a foreign site whose name points here must not read the reset links.
    if (!LOOPBACK.has(hostname)) return reply.code(421).send()
  })
  app.setNotFoundHandler((_request, reply) =>
    sendPage(reply, { view: 'mailbox/mail-not-found', title: 'Nicht gefunden', status: 404 }),
  )
  app.register(pageAssetsRoutes)
  app.register(assetRoute(new URL('mailbox.css', import.meta.url), 'text/css; charset=utf-8'))
  app.register(mailboxRoutes(mails, sendPage))

  const smtp = await startSmtpCatcher({ host, port: smtpPort }, mails, logger)
  await app.listen({ port, host })

  return {
    async close(): Promise<void> {
      await Promise.all([app.close(), smtp.close()])
    },
  }
}
