import type { FastifyPluginAsync } from 'fastify'
import * as v from 'valibot'
import type { FormError, SendPage } from '../../pages/render-page.ts'
import { sendTooManyAttempts } from '../sign-in/too-many-attempts.ts'
import type { ResetMails } from './password-reset-mail.ts'
import type { TakeResetAttempt } from './reset-limit.ts'

const noEmail: FormError[] = [
  { field: 'email', text: 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.' },
]
/** The sign-in that the customer came from, to return to. */
const LoginId = v.fallback(v.pipe(v.string(), v.regex(/^[\w-]+$/)), '')
const Query = v.object({ login: LoginId })
const Form = v.object({ login: LoginId, email: v.pipe(v.string(), v.trim(), v.email()) })
const UnfinishedForm = v.object({ login: LoginId, email: v.fallback(v.string(), '') })

export const forgotPasswordRoutes =
  (mails: ResetMails, takeAttempt: TakeResetAttempt, sendPage: SendPage): FastifyPluginAsync =>
  async (app) => {
    const page = { view: 'identity/password-reset/forgot-password', title: 'Passwort vergessen' }

    app.get('/forgot-password', ({ query }, reply) =>
      sendPage(reply, { ...page, data: { ...v.parse(Query, query), email: '' } }),
    )

    app.post('/forgot-password', async (request, reply) => {
      const form = v.safeParse(Form, request.body)
      if (!form.success) {
        const data = v.parse(UnfinishedForm, request.body)
        return sendPage(reply, { ...page, status: 400, errors: noEmail, data })
      }
      const { email, login } = form.output
      const attempt = await takeAttempt(email, request.ip)
      if (!attempt.taken) return sendTooManyAttempts(reply, sendPage, attempt.retryAfterSeconds)

      mails.request(email)
      return reply.redirect(`/forgot-password/sent?login=${login}`, 303)
    })

    app.get('/forgot-password/sent', ({ query }, reply) =>
      sendPage(reply, {
        view: 'identity/password-reset/forgot-password-sent',
        title: 'E-Mail unterwegs',
        data: v.parse(Query, query),
      }),
    )
  }
