import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type Provider from 'oidc-provider'
import * as v from 'valibot'
import type { FormError, SendPage } from '../../pages/render-page.ts'
import type { IdentityDatabase } from '../database/identity-database.ts'
import { userAgentOf } from '../devices/record-use.ts'
import { loadPasswordLists } from '../password-reset/guessable.ts'
import { passwordRules, SHORTEST } from '../password-reset/new-password.ts'
import { isAnswered } from '../sign-in/answered-sign-in.ts'
import type { Attempts, Limit } from '../sign-in/attempts.repository.ts'
import { forgetOtherCustomer } from '../sign-in/other-customer.ts'
import type { SignInLog } from '../sign-in/sign-in-log.repository.ts'
import { sendTooManyAttempts } from '../sign-in/too-many-attempts.ts'
import type { ConfirmationMails } from './confirmation-mail.ts'
import { makeAccount } from './make-account.ts'
import { signUpPath } from './screen-hint.ts'
import { knownAddress, refusedFields, SignUpForm } from './sign-up-form.ts'

type SignUp = { Params: { uid: string } }

/** Those that lead to no account: too few to find out who is a customer, and each costs a tenth of a second of a core. */
const FAILED_SIGN_UPS: Limit = { most: 20, minutes: 15 }

interface SignUpParts {
  db: IdentityDatabase
  provider: Provider
  home: string
  attempts: Attempts
  log: SignInLog
  confirmationMails: ConfirmationMails
  sendPage: SendPage
}

export const signUpRoutes = (parts: SignUpParts): FastifyPluginAsync => {
  const { db, provider, home, attempts, log, confirmationMails, sendPage } = parts

  const sendForm = (reply: FastifyReply, uid: string, email: string, errors: FormError[] = []) =>
    sendPage(reply, {
      view: 'identity/sign-up/sign-up',
      title: 'Konto anlegen',
      status: errors.length > 0 ? 400 : 200,
      errors,
      data: {
        uid,
        email,
        isKnown: errors === knownAddress,
        // A template's own data is known to the fields in it: of two fields these are for one.
        passwordRules: passwordRules({ email, name: '' }),
        shortestPassword: SHORTEST,
      },
    })

  return async (app) => {
    app.get<SignUp>(signUpPath(':uid'), async (request, reply) => {
      try {
        const { uid, params } = await provider.interactionDetails(request.raw, reply.raw)
        void loadPasswordLists()
        return sendForm(reply, uid, v.parse(v.fallback(v.string(), ''), params.login_hint))
      } catch (error) {
        if (await isAnswered(provider, request, reply, error)) return reply.redirect(home)
        throw error
      }
    })

    app.post<SignUp>(signUpPath(':uid'), async (request, reply) => {
      const interaction = await provider.interactionDetails(request.raw, reply.raw)
      const { email, password } = v.parse(SignUpForm, request.body)
      const attempt = await attempts.take(`sign-up:address:${request.ip}`, FAILED_SIGN_UPS)
      if (!attempt.taken) return sendTooManyAttempts(reply, sendPage, attempt.retryAfterSeconds)
      const refused = await refusedFields({ email, password })
      if (refused.length > 0) return sendForm(reply, interaction.uid, email, refused)

      const userAgent = userAgentOf(request.headers['user-agent'])
      const subject = await makeAccount(db, { email, password, userAgent })
      if (!subject) {
        // The sign-in page, which belongs to the same attempt to get in, fills it in.
        interaction.params.login_hint = email
        await interaction.persist()
        return sendForm(reply, interaction.uid, email, knownAddress)
      }
      await attempts.giveBack(attempt.id)
      confirmationMails.request(subject, email)
      await forgetOtherCustomer(provider, interaction, subject)
      await log.record('s', { subject, userAgent })
      const result = { login: { accountId: subject } }
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303)
    })
  }
}
