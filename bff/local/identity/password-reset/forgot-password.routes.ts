import { readEmailAddress } from '@portal/contracts'
import type { FastifyPluginAsync } from 'fastify'
import * as v from 'valibot'
import type { FormError, SendPage } from '../../pages/render-page.ts'
import { canonicalEmail } from '../accounts/accounts.repository.ts'
import type { Client, IdentitySettings } from '../identity-options.ts'
import type { RefusedForms } from '../refused-forms.ts'
import { homeOf, siteIn, siteParameters, withSite } from '../return-site.ts'
import type { Attempt, Attempts, Limit } from '../sign-in/attempts.repository.ts'
import { signInPath } from '../sign-in/sign-in-form.ts'
import { sendTooManyAttempts } from '../sign-in/too-many-attempts.ts'
import { addressRefusal } from '../sign-up/sign-up-form.ts'
import type { ResetMails } from './password-reset-mail.ts'

const noEmail = (email: string): FormError[] => [{ field: 'email', text: addressRefusal(email) ?? '' }]

/** The sign-in that the customer came from, to return to. */
const LoginId = v.fallback(v.pipe(v.string(), v.regex(/^[\w-]+$/)), '')
const Query = v.object({ login: LoginId })
const Form = v.object({
  login: LoginId,
  email: v.pipe(
    v.string(),
    v.transform((text) => readEmailAddress(text).shown),
    v.string(),
  ),
})
const UnfinishedForm = v.object({ login: LoginId, email: v.fallback(v.string(), '') })

const PATH = '/forgot-password'

const pageOf = (path: string, login: string, site: Client | undefined): string =>
  `${path}?${new URLSearchParams({ login, ...siteParameters(site) })}`

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
  settings: IdentitySettings
  mails: ResetMails
  attempts: Attempts
  refusedForms: RefusedForms
  sendPage: SendPage
}

export const forgotPasswordRoutes = (parts: ForgotPasswordParts): FastifyPluginAsync => {
  const { settings, mails, attempts, refusedForms, sendPage } = parts

  /** The sign-in that the customer came from; without one, that of the site. */
  const signInOf = (login: string, site: Client | undefined): string =>
    login ? withSite(signInPath(login), site) : homeOf(site, `${settings.home}/login`)

  const dataOf = (query: unknown) => {
    const { login } = v.parse(Query, query)
    const site = siteIn(settings, query)
    return { login, client: site?.id, signIn: signInOf(login, site), again: pageOf(PATH, login, site) }
  }

  return async (app) => {
    app.get(PATH, (request, reply) => {
      const refused = refusedForms.take(request, reply, PATH)
      if (refused?.retryAfterSeconds) return sendTooManyAttempts(reply, sendPage, refused.retryAfterSeconds)
      return sendPage(reply, {
        view: 'identity/password-reset/forgot-password',
        title: 'Passwort vergessen',
        errors: refused?.errors ?? [],
        data: { ...dataOf(request.query), email: refused?.email ?? '' },
      })
    })

    app.post(PATH, async (request, reply) => {
      const form = v.safeParse(Form, request.body)
      const { email, login } = form.success ? form.output : v.parse(UnfinishedForm, request.body)
      const site = siteIn(settings, request.body)
      const location = pageOf(PATH, login, site)
      if (!form.success)
        return refusedForms.sendBack(request, reply, location, { email, errors: noEmail(email) })
      const attempt = await takeAttempt(attempts, email, request.ip)
      if (!attempt.taken) return refusedForms.sendBack(request, reply, location, attempt)

      mails.request(email, site?.id)
      return reply.redirect(pageOf(`${PATH}/sent`, login, site), 303)
    })

    app.get(`${PATH}/sent`, ({ query }, reply) =>
      sendPage(reply, {
        view: 'identity/password-reset/forgot-password-sent',
        title: 'E-Mail unterwegs',
        data: dataOf(query),
      }),
    )
  }
}
