import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type Provider from 'oidc-provider'
import * as v from 'valibot'
import type { FormError, Refusal, SendPage } from '../../pages/render-page.ts'
import { userAgentOf } from '../devices/record-use.ts'
import { isForSignUp, signUpPath } from '../sign-up/screen-hint.ts'
import { isAnswered } from './answered-sign-in.ts'
import { forgetOtherCustomer } from './other-customer.ts'
import type { CheckSignIn } from './sign-in-check.ts'
import { deletedAccount, missingFields, SignInForm, wrongCredentials } from './sign-in-form.ts'
import type { SignInLog } from './sign-in-log.repository.ts'
import { sendTooManyAttempts } from './too-many-attempts.ts'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>
type Login = { Params: { uid: string } }

interface SignInParts {
  provider: Provider
  home: string
  checkSignIn: CheckSignIn
  log: SignInLog
  sendPage: SendPage
}

export const signInRoutes =
  ({ provider, home, checkSignIn, log, sendPage }: SignInParts): FastifyPluginAsync =>
  async (app) => {
    const sendForm = (
      reply: FastifyReply,
      { uid, params }: Interaction,
      email: string,
      refused: { errors?: FormError[]; refusal?: Refusal } = {},
    ) =>
      sendPage(reply, {
        view: 'identity/sign-in/sign-in',
        title: 'Anmelden',
        status: refused.errors || refused.refusal ? 400 : 200,
        ...refused,
        data: { uid, email, canSignUp: isForSignUp(params), isWrong: refused.errors === wrongCredentials },
      })

    app.get<Login>('/login/:uid', async (request, reply) => {
      try {
        const interaction = await provider.interactionDetails(request.raw, reply.raw)
        if (isForSignUp(request.query)) return reply.redirect(signUpPath(interaction.uid))
        return sendForm(
          reply,
          interaction,
          v.parse(v.fallback(v.string(), ''), interaction.params.login_hint),
        )
      } catch (error) {
        if (await isAnswered(provider, request, reply, error)) return reply.redirect(home)
        throw error
      }
    })

    app.post<Login>('/login/:uid', async (request, reply) => {
      const interaction = await provider.interactionDetails(request.raw, reply.raw)
      const input = v.parse(SignInForm, request.body)
      const missing = missingFields(input)
      if (missing.length > 0) return sendForm(reply, interaction, input.email, { errors: missing })

      const result = await checkSignIn(input, request.ip)
      if (result === 'wrong') return sendForm(reply, interaction, input.email, { errors: wrongCredentials })
      if (result === 'deleted') return sendForm(reply, interaction, input.email, { refusal: deletedAccount })
      if ('retryAfterSeconds' in result) return sendTooManyAttempts(reply, sendPage, result.retryAfterSeconds)

      const { subject } = result.account
      await forgetOtherCustomer(provider, interaction, subject)
      await log.record('s', { subject, userAgent: userAgentOf(request.headers['user-agent']) })
      const target = await provider.interactionResult(request.raw, reply.raw, {
        login: { accountId: subject },
      })
      return reply.redirect(target, 303)
    })
  }
