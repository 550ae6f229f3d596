import type { FastifyPluginAsync } from 'fastify'
import * as v from 'valibot'
import type { FormError, SendPage } from '../../pages/render-page.ts'
import { canonicalEmail } from '../accounts/accounts.repository.ts'
import type { RefusedForms } from '../refused-forms.ts'
import type { Attempt, Attempts, Limit } from '../sign-in/attempts.repository.ts'
import { sendTooManyAttempts } from '../sign-in/too-many-attempts.ts'
import type { ResetMails } from './password-reset-mail.ts'

const noEmail: FormError[] = [
  { field: 'email', text: 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.' },
]
/** The sign-in that the customer came from, to return to. */
const LoginId = v.fallback(v.pipe(v.string(), v.regex(/^[\w-]+$/)), '')
const Query = v.object({ login: LoginId })
const Form = v.object({ login: LoginId, email: v.pipe(v.string(), v.trim(), v.email()) })
const UnfinishedForm = v.object({ login: LoginId, email: v.fallback(v.string(), '') })

const PATH = '/forgot-password'

/** For each kind of mail that an owner of a link or an address can ask for. */
export const PER_RECIPIENT: Limit = { most: 3, minutes: 15 }
const PER_ADDRESS: Limit = { most: 30, minutes: 15 }

/** The form cannot flood a mailbox; `address` is where the request came from. */
const takeAttempt = async (attempts: Attempts, email: string, address: string): Promise<Attempt> => {
  const fromAddress = await attempts.take(`reset:address:${address}`, PER_ADDRESS)
  if (!fromAddress.taken) return fromAddress
  return attempts.take(`reset:account:${canonicalEmail(email)}`, PER_RECIPIENT)
}

interface ForgotPasswordParts {
  mails: ResetMails
  attempts: Attempts
  refusedForms: RefusedForms
  sendPage: SendPage
}

export const forgotPasswordRoutes =
  ({ mails, attempts, refusedForms, sendPage }: ForgotPasswordParts): FastifyPluginAsync =>
  async (app) => {
    app.get(PATH, (request, reply) => {
      const refused = refusedForms.take(request, reply, PATH)
      if (refused?.retryAfterSeconds) return sendTooManyAttempts(reply, sendPage, refused.retryAfterSeconds)
      return sendPage(reply, {
        view: 'identity/password-reset/forgot-password',
        title: 'Passwort vergessen',
        errors: refused?.errors ?? [],
        data: { ...v.parse(Query, request.query), email: refused?.email ?? '' },
      })
    })

    app.post(PATH, async (request, reply) => {
      const form = v.safeParse(Form, request.body)
      const { email, login } = form.success ? form.output : v.parse(UnfinishedForm, request.body)
      const location = `${PATH}?login=${login}`
      if (!form.success) return refusedForms.sendBack(request, reply, location, { email, errors: noEmail })
      const attempt = await takeAttempt(attempts, email, request.ip)
      if (!attempt.taken) return refusedForms.sendBack(request, reply, location, attempt)

      mails.request(email)
      return reply.redirect(`${PATH}/sent?login=${login}`, 303)
    })

    app.get(`${PATH}/sent`, ({ query }, reply) =>
      sendPage(reply, {
        view: 'identity/password-reset/forgot-password-sent',
        title: 'E-Mail unterwegs',
        data: v.parse(Query, query),
      }),
    )
  }
