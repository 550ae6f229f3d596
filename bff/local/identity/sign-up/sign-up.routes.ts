import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type Provider from 'oidc-provider'
import * as v from 'valibot'
import type { SendPage } from '../../pages/render-page.ts'
import { makeAccount } from '../accounts/account-changes.ts'
import { shownEmail } from '../accounts/accounts.repository.ts'
import type { IdentityDatabase } from '../database/identity-database.ts'
import { userAgentOf } from '../devices/record-use.ts'
import { type IdentitySettings, otherSite } from '../identity-options.ts'
import { loadPasswordLists } from '../password-reset/guessable.ts'
import { passwordRules, SHORTEST } from '../password-reset/new-password.ts'
import type { RefusedForm, RefusedForms } from '../refused-forms.ts'
import { homeOf, siteIn, withSite } from '../return-site.ts'
import type { Attempts, Limit } from '../sign-in/attempts.repository.ts'
import { acrOf, forgetOtherCustomer, isAnswered } from '../sign-in/browser-session.ts'
import { signInPath, signUpPath } from '../sign-in/sign-in-form.ts'
import type { SignInLog } from '../sign-in/sign-in-log.repository.ts'
import { sendTooManyAttempts } from '../sign-in/too-many-attempts.ts'
import type { SendConfirmation } from './confirmation-mail.ts'
import { knownAddress, refusedFields, SignUpForm } from './sign-up-form.ts'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>
type SignUp = { Params: { uid: string } }

/** Failed attempts: too few to find out who is a customer. Each costs a tenth of a second of a core. */
const FAILED_SIGN_UPS: Limit = { most: 20, minutes: 15 }

interface SignUpParts {
  db: IdentityDatabase
  provider: Provider
  settings: IdentitySettings
  attempts: Attempts
  log: SignInLog
  sendConfirmation: SendConfirmation
  refusedForms: RefusedForms
  sendPage: SendPage
}

export const signUpRoutes = (parts: SignUpParts): FastifyPluginAsync => {
  const { db, provider, settings, attempts, log, sendConfirmation, refusedForms, sendPage } = parts

  const sendForm = (reply: FastifyReply, { uid, params }: Interaction, refused?: RefusedForm) => {
    const email = shownEmail(refused?.email ?? v.parse(v.fallback(v.string(), ''), params.login_hint))
    const client = otherSite(settings, params.client_id)
    return sendPage(reply, {
      view: 'identity/sign-up/sign-up',
      title: 'Konto anlegen',
      errors: refused?.errors ?? [],
      data: {
        email,
        isKnown: refused?.reason === 'known',
        client,
        action: withSite(signUpPath(uid), client),
        signIn: withSite(signInPath(uid), client),
        // A template's own data is known to the fields in it: of two fields these are for one.
        passwordRules: passwordRules({ email, name: '' }),
        shortestPassword: SHORTEST,
      },
    })
  }

  return async (app) => {
    app.get<SignUp>(signUpPath(':uid'), async (request, reply) => {
      try {
        const interaction = await provider.interactionDetails(request.raw, reply.raw)
        void loadPasswordLists()
        const refused = refusedForms.take(request, reply, signUpPath(interaction.uid))
        if (refused?.retryAfterSeconds) return sendTooManyAttempts(reply, sendPage, refused.retryAfterSeconds)
        return sendForm(reply, interaction, refused)
      } catch (error) {
        if (await isAnswered(provider, request, reply, error)) {
          return reply.redirect(homeOf(siteIn(settings, request.query), settings.home))
        }
        throw error
      }
    })

    app.post<SignUp>(signUpPath(':uid'), async (request, reply) => {
      const interaction = await provider.interactionDetails(request.raw, reply.raw)
      const { email, password } = v.parse(SignUpForm, request.body)
      const attempt = await attempts.take(`sign-up:address:${request.ip}`, FAILED_SIGN_UPS)
      const client = otherSite(settings, interaction.params.client_id)
      const location = withSite(signUpPath(interaction.uid), client)
      const sendBack = (refused: Partial<RefusedForm>) =>
        refusedForms.sendBack(request, reply, location, { email, ...refused })
      if (!attempt.taken) return sendBack({ retryAfterSeconds: attempt.retryAfterSeconds })
      const errors = await refusedFields({ email, password })
      if (errors.length > 0) return sendBack({ errors })

      const userAgent = userAgentOf(request.headers['user-agent'])
      const subject = await makeAccount(db, { email, password, userAgent })
      if (!subject) {
        // The sign-in page, which belongs to the same attempt to get in, fills it in.
        interaction.params.login_hint = email
        await interaction.persist()
        return sendBack({ errors: knownAddress, reason: 'known' })
      }
      await attempts.giveBack(attempt.id)
      sendConfirmation(subject, email, client?.id)
      await forgetOtherCustomer(provider, interaction, subject)
      await log.record('s', { subject, userAgent })
      const result = { login: { accountId: subject, ...acrOf(interaction) } }
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303)
    })
  }
}
