import type { FastifyPluginAsync } from 'fastify'
import * as v from 'valibot'
import type { SendPage } from '../../pages/render-page.ts'
import { type Client, type IdentitySettings, otherSite } from '../identity-options.ts'
import { LinkToken } from '../link-token.ts'
import { PER_RECIPIENT } from '../password-reset/forgot-password.routes.ts'
import type { RefusedForms } from '../refused-forms.ts'
import { homeOf, siteIn, withSite } from '../return-site.ts'
import type { Attempts } from '../sign-in/attempts.repository.ts'
import { sendTooManyAttempts } from '../sign-in/too-many-attempts.ts'
import type { SendConfirmation } from './confirmation-mail.ts'
import type { EmailConfirmations } from './email-confirmations.repository.ts'

const Link = v.object({ token: LinkToken })

const question = {
  title: 'E-Mail-Adresse bestätigen',
  text: 'Bestätigen Sie bitte, dass die Adresse, an die wir diesen Link geschickt haben, Ihnen gehört.',
  button: 'Adresse bestätigen',
  path: '/confirm-email',
}

const confirmed = {
  title: 'Ihre Adresse ist bestätigt',
  text: 'Vielen Dank. Kehren Sie jetzt zu dem Fenster zurück, in dem Sie Ihr Konto angelegt haben: Dort geht es weiter. Sie melden sich so an:',
}

const over = {
  title: 'Dieser Link gilt nicht mehr',
  text: 'Vielleicht ist er nicht vollständig, oder Sie melden sich inzwischen mit einer anderen Adresse an. Ihr Konto können Sie weiter nutzen.',
}

const expired = {
  title: 'Dieser Link ist abgelaufen',
  text: 'Er ist älter als sieben Tage. Ihr Konto können Sie weiter nutzen, und einen neuen Link schicken wir Ihnen gern an dieselbe Adresse.',
}

const sent = {
  title: 'E-Mail unterwegs',
  text: 'In wenigen Minuten erhalten Sie eine E-Mail mit einem neuen Link. Er gilt sieben Tage. Sehen Sie bitte auch im Spam-Ordner nach.',
}

const PATH = '/confirm-email'
const OUTCOME = 'identity/mail-links/link-outcome'

const AGAIN = 'die E-Mail noch einmal anfordern'

interface ConfirmEmailParts {
  settings: IdentitySettings
  confirmations: EmailConfirmations
  sendConfirmation: SendConfirmation
  attempts: Attempts
  refusedForms: RefusedForms
  sendPage: SendPage
}

/**
 * The page behind the link in the mail, which shows the state of the link. Opening it confirms nothing: mail scanners open
 * links before their readers do. Its forms redirect to pages, so that Back sends nothing again.
 */
export const confirmEmailRoutes = (parts: ConfirmEmailParts): FastifyPluginAsync => {
  const { settings, confirmations, sendConfirmation, attempts, refusedForms, sendPage } = parts
  const wayOn = (site: Client | undefined) => ({
    label: site ? `Zu ${site.name}` : 'Zum Nordtal Konto',
    href: homeOf(site, settings.home),
  })
  const tokenIn = (input: unknown): string => v.parse(Link, input).token
  const pageOf = (token: string): string => `${PATH}?${new URLSearchParams({ token })}`

  return async (app) => {
    app.get(PATH, async (request, reply) => {
      const token = tokenIn(request.query)
      const refused = refusedForms.take(request, reply, PATH)
      if (refused?.retryAfterSeconds)
        return sendTooManyAttempts(reply, sendPage, refused.retryAfterSeconds, AGAIN)
      const link = await confirmations.find(token)
      if (link.state === 'open') {
        const { title, ...data } = { ...question, token }
        return sendPage(reply, { view: 'identity/mail-links/link-question', title, data })
      }
      if (link.state === 'expired') {
        const action = wayOn(otherSite(settings, link.client))
        const { title, ...data } = { ...expired, token, action }
        return sendPage(reply, { view: 'identity/sign-up/confirm-email-expired', title, status: 410, data })
      }
      const { email: address, client } = link.state === 'confirmed' ? link : {}
      const { title, text } = address ? confirmed : over
      const data = { text, address, action: wayOn(otherSite(settings, client)) }
      return sendPage(reply, { view: OUTCOME, title, status: address ? 200 : 410, data })
    })

    app.post(PATH, async (request, reply) => {
      const token = tokenIn(request.body)
      await confirmations.confirm(token)
      return reply.redirect(pageOf(token), 303)
    })

    /** The owner of an expired link has already received a mail at this address: a new one reveals nothing. */
    app.post(`${PATH}/again`, async (request, reply) => {
      const token = tokenIn(request.body)
      const link = await confirmations.find(token)
      if (link.state !== 'expired') return reply.redirect(pageOf(token), 303)
      const attempt = await attempts.take(`confirm-email:account:${link.subject}`, PER_RECIPIENT)
      if (!attempt.taken) return refusedForms.sendBack(request, reply, pageOf(token), attempt)
      sendConfirmation(link.subject, link.email, link.client)
      return reply.redirect(withSite(`${PATH}/sent`, otherSite(settings, link.client)), 303)
    })

    app.get(`${PATH}/sent`, ({ query }, reply) => {
      const { title, text } = sent
      const action = wayOn(siteIn(settings, query))
      return sendPage(reply, { view: OUTCOME, title, data: { text, action } })
    })
  }
}
