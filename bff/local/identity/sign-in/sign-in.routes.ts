import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type Provider from 'oidc-provider'
import * as v from 'valibot'
import type { SendPage } from '../../pages/render-page.ts'
import { browserOf } from '../devices/browser-cookie.ts'
import { userAgentOf } from '../devices/record-use.ts'
import { type IdentitySettings, otherSite } from '../identity-options.ts'
import type { RefusedForm, RefusedForms } from '../refused-forms.ts'
import { homeOf, siteIn, siteParameters, withSite } from '../return-site.ts'
import { acrOf, forgetOtherCustomer, isAnswered } from './browser-session.ts'
import type { ReportGuessesStopped } from './guesses-stopped.ts'
import type { CheckSignIn } from './sign-in-check.ts'
import {
  deletedAccount,
  isForSignUp,
  missingFields,
  SignInForm,
  signInPath,
  signUpPath,
  wrongCredentials,
} from './sign-in-form.ts'
import type { SignInLog } from './sign-in-log.repository.ts'
import { stepUpPurpose } from './step-up-purposes.ts'
import { sendTooManyAttempts } from './too-many-attempts.ts'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>
type Login = { Params: { uid: string } }

interface SignInParts {
  provider: Provider
  settings: IdentitySettings
  checkSignIn: CheckSignIn
  reportGuessesStopped: ReportGuessesStopped
  log: SignInLog
  refusedForms: RefusedForms
  sendPage: SendPage
}

export const signInRoutes =
  ({
    provider,
    settings,
    checkSignIn,
    reportGuessesStopped,
    log,
    refusedForms,
    sendPage,
  }: SignInParts): FastifyPluginAsync =>
  async (app) => {
    const sendForm = (reply: FastifyReply, { uid, params }: Interaction, refused?: RefusedForm) => {
      const email = refused?.email ?? v.parse(v.fallback(v.string(), ''), params.login_hint)
      const client = otherSite(settings, params.client_id)
      return sendPage(reply, {
        view: 'identity/sign-in/sign-in',
        title: 'Anmelden',
        errors: refused?.errors ?? [],
        ...(refused?.reason === 'deleted' && { refusal: deletedAccount }),
        data: {
          email,
          canSignUp: isForSignUp(params),
          purpose: stepUpPurpose(params.acr_values),
          isSignedOut: params['ext-signed-out'] === '1' && !refused,
          isWrong: refused?.reason === 'wrong',
          client,
          action: withSite(signInPath(uid), client),
          signUp: withSite(signUpPath(uid), client),
          forgotPassword: `/forgot-password?${new URLSearchParams({ login: uid, ...siteParameters(client) })}`,
        },
      })
    }

    app.get<Login>('/login/:uid', async (request, reply) => {
      try {
        const interaction = await provider.interactionDetails(request.raw, reply.raw)
        if (isForSignUp(request.query)) {
          const client = otherSite(settings, interaction.params.client_id)
          return reply.redirect(withSite(signUpPath(interaction.uid), client))
        }
        const refused = refusedForms.take(request, reply, signInPath(interaction.uid))
        if (refused?.retryAfterSeconds) return sendTooManyAttempts(reply, sendPage, refused.retryAfterSeconds)
        return sendForm(reply, interaction, refused)
      } catch (error) {
        if (await isAnswered(provider, request, reply, error)) {
          return reply.redirect(homeOf(siteIn(settings, request.query), settings.home))
        }
        throw error
      }
    })

    app.post<Login>('/login/:uid', async (request, reply) => {
      const interaction = await provider.interactionDetails(request.raw, reply.raw)
      const input = v.parse(SignInForm, request.body)
      const location = withSite(
        signInPath(interaction.uid),
        otherSite(settings, interaction.params.client_id),
      )
      const sendBack = (refused: Partial<RefusedForm>) =>
        refusedForms.sendBack(request, reply, location, { email: input.email, ...refused })
      const missing = missingFields(input)
      if (missing.length > 0) return sendBack({ errors: missing })

      const browserId = browserOf(provider.createContext(request.raw, reply.raw).cookies)
      const result = await checkSignIn(input, { address: request.ip, browserId })
      if (result === 'wrong') return sendBack({ errors: wrongCredentials, reason: result })
      if (result === 'deleted') return sendBack({ reason: result })
      if ('retryAfterSeconds' in result) {
        const { retryAfterSeconds, guessedAt } = result
        if (guessedAt) await reportGuessesStopped(guessedAt)
        return sendBack({ retryAfterSeconds })
      }

      const { subject } = result.account
      await forgetOtherCustomer(provider, interaction, subject)
      await log.record('s', { subject, userAgent: userAgentOf(request.headers['user-agent']) })
      const target = await provider.interactionResult(request.raw, reply.raw, {
        login: { accountId: subject, ...acrOf(interaction) },
      })
      return reply.redirect(target, 303)
    })
  }
