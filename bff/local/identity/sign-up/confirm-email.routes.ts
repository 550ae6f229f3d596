import type { FastifyPluginAsync } from 'fastify'
import * as v from 'valibot'
import type { SendPage } from '../../pages/render-page.ts'
import type { EmailConfirmations } from './email-confirmations.repository.ts'

const Link = v.object({ token: v.fallback(v.string(), '') })

const question = {
  title: 'E-Mail-Adresse bestätigen',
  text: 'Bestätigen Sie bitte, dass die Adresse, an die wir diesen Link geschickt haben, Ihnen gehört.',
  button: 'Adresse bestätigen',
  path: '/confirm-email',
}

const confirmed = {
  title: 'Ihre Adresse ist bestätigt',
  text: 'Vielen Dank. Sie melden sich weiterhin so an:',
}

const over = {
  title: 'Dieser Link gilt nicht mehr',
  text: 'Vielleicht ist er nicht vollständig, älter als sieben Tage, oder Sie melden sich inzwischen mit einer anderen Adresse an. Ihr Konto können Sie weiter nutzen.',
}

const TO_PORTAL = { label: 'Zum Nordtal Konto', href: '/' }

/** The page behind the link in the mail. Opening it confirms nothing: mail scanners open links before their readers do. */
export const confirmEmailRoutes =
  (confirmations: EmailConfirmations, sendPage: SendPage): FastifyPluginAsync =>
  async (app) => {
    app.get('/confirm-email', ({ query }, reply) => {
      const { title, ...data } = { ...question, ...v.parse(Link, query) }
      return sendPage(reply, { view: 'identity/email-change/email-change', title, data })
    })

    app.post('/confirm-email', async (request, reply) => {
      const address = await confirmations.confirm(v.parse(Link, request.body).token)
      const { title, text } = address ? confirmed : over
      return sendPage(reply, {
        view: 'identity/email-change/email-change-outcome',
        title,
        status: address ? 200 : 410,
        data: { text, address, action: TO_PORTAL },
      })
    })
  }
