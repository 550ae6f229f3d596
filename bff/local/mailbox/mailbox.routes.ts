import type { FastifyPluginAsync } from 'fastify'
import type { SendPage } from '../pages/render-page.ts'
import type { Mail, MailStore } from './mail-store.ts'

// The mail's own markup is foreign: no scripts, no forms, nothing fetched. Its links may open a new, normal tab.
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'
const MAIL_CSP = `sandbox ${SANDBOX}; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'`

const opensLinksInNewTab = (html: string): string => `<!doctype html><base target="_blank">${html}`

const summary = ({ attachments, ...mail }: Mail) => ({
  ...mail,
  attachments: attachments.map(({ filename, mimeType, content }) => ({
    filename,
    mimeType,
    size: content.byteLength,
  })),
})

type ById = { Params: { id: string; index: string } }

export const mailboxRoutes =
  (mails: MailStore, sendPage: SendPage): FastifyPluginAsync =>
  async (app) => {
    app.get('/', (_request, reply) =>
      sendPage(reply, { view: 'mailbox/mail-list', title: 'Postfach', data: { mails: mails.list() } }),
    )

    app.get<{ Querystring: { to?: string } }>('/api/mails', ({ query }) => mails.list(query.to).map(summary))

    app.get<ById>('/mails/:id', ({ params }, reply) => {
      const mail = mails.find(params.id)
      if (!mail) return reply.callNotFound()
      return sendPage(reply, {
        view: 'mailbox/mail',
        title: mail.subject,
        data: { mail: summary(mail), sandbox: SANDBOX },
      })
    })

    app.get<ById>('/mails/:id/html', ({ params }, reply) => {
      const mail = mails.find(params.id)
      if (!mail) return reply.callNotFound()
      return reply
        .header('content-security-policy', MAIL_CSP)
        .type('text/html; charset=utf-8')
        .send(opensLinksInNewTab(mail.html))
    })

    app.get<ById>('/mails/:id/attachments/:index', ({ params }, reply) => {
      const attachment = mails.find(params.id)?.attachments[Number(params.index)]
      if (!attachment) return reply.callNotFound()
      return reply
        .header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
        )
        .header('content-security-policy', "sandbox; default-src 'none'")
        .type('application/octet-stream')
        .send(Buffer.from(attachment.content))
    })
  }
