import { portalPaths } from '@portal/contracts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import * as v from 'valibot'
import type { FormError, SendPage } from '../../pages/render-page.ts'
import type { Account, Accounts } from '../accounts/accounts.repository.ts'
import type { IdentityDatabase } from '../database/identity-database.ts'
import { userAgentOf } from '../devices/record-use.ts'
import type { IdentitySettings } from '../identity-options.ts'
import type { RefusedForms } from '../refused-forms.ts'
import { signedInSubject, signInBrowser } from '../sign-in/sign-in-browser.ts'
import type { SignInLog } from '../sign-in/sign-in-log.repository.ts'
import { sendTooManyAttempts } from '../sign-in/too-many-attempts.ts'
import { changePasswordByToken } from './change-password.ts'
import { loadPasswordLists } from './guessable.ts'
import { passwordRules, refusalOf, SHORTEST } from './new-password.ts'
import type { ChangedMails } from './password-changed-mail.ts'
import type { OverLink, PasswordResets, ResetLink } from './password-resets.repository.ts'
import type { ResetPageLimits } from './reset-limit.ts'
import { overLinkTexts } from './reset-link-texts.ts'

const PATH = '/reset-password'
const Link = v.object({ token: v.fallback(v.string(), '') })
const Form = v.object({ token: v.fallback(v.string(), ''), password: v.fallback(v.string(), '') })

export interface ResetPasswordParts {
  db: IdentityDatabase
  provider: Provider
  settings: IdentitySettings
  accounts: Accounts
  resets: PasswordResets
  limits: ResetPageLimits
  changedMails: ChangedMails
  log: SignInLog
  refusedForms: RefusedForms
  sendPage: SendPage
}

/** The portal signs in anew, also where it still has a session of before (OpenID Connect Core section 4). */
const backToPortal = ({ home, issuer }: IdentitySettings): string =>
  `${home}/login?${new URLSearchParams({ iss: issuer, returnTo: portalPaths.security })}`

export const resetPasswordRoutes = (parts: ResetPasswordParts): FastifyPluginAsync => {
  const { db, provider, settings, accounts, resets, limits, changedMails, log, refusedForms, sendPage } =
    parts

  const sendForm = (reply: FastifyReply, token: string, account: Account, errors: FormError[] = []) =>
    sendPage(reply, {
      view: 'identity/password-reset/reset-password',
      title: 'Neues Passwort',
      errors,
      data: { token, email: account.email, rules: passwordRules(account), shortest: SHORTEST },
    })

  const sendOver = (reply: FastifyReply, over: OverLink) => {
    const { title, status, ...data } = overLinkTexts[over]
    return sendPage(reply, { view: 'identity/password-reset/reset-link-over', title, status, data })
  }

  const sendPause = (reply: FastifyReply, seconds: number) =>
    sendTooManyAttempts(reply, sendPage, seconds, 'den Link in der E-Mail noch einmal öffnen')

  const accountBehind = async (link: ResetLink) =>
    'subject' in link ? accounts.findBySubject(link.subject) : undefined

  /** The account that a link opens; undefined when the page for a link that opens none was sent. */
  const openLink = async (token: string, request: FastifyRequest, reply: FastifyReply) => {
    const link = await resets.find(token)
    const account = await accountBehind(link)
    if (account) return account
    const over = 'over' in link ? link.over : 'unknown'
    const attempt = over === 'unknown' ? await limits.takeUnknownLink(request.ip) : undefined
    if (attempt?.taken === false) sendPause(reply, attempt.retryAfterSeconds)
    else sendOver(reply, over)
    return undefined
  }

  return async (app) => {
    app.get(PATH, async (request, reply) => {
      const { token } = v.parse(Link, request.query)
      const account = await openLink(token, request, reply)
      if (!account) return reply
      const refused = refusedForms.take(request, reply, PATH)
      if (refused?.retryAfterSeconds) return sendPause(reply, refused.retryAfterSeconds)
      void loadPasswordLists()
      return sendForm(reply, token, account, refused?.errors)
    })

    app.post(PATH, async (request, reply) => {
      const { token, password } = v.parse(Form, request.body)
      const location = `${PATH}?${new URLSearchParams({ token })}`
      const account = await accountBehind(await resets.find(token))
      // The page of the link says why it opens nothing.
      if (!account) return reply.redirect(location, 303)
      const attempt = await limits.takePassword(token)
      if (!attempt.taken) return refusedForms.sendBack(request, reply, location, attempt)

      const text = await refusalOf(password, account)
      const errors = text ? [{ field: 'password', text }] : []
      if (text) return refusedForms.sendBack(request, reply, location, { errors })
      const changed = await changePasswordByToken(db, token, password)
      if (!changed) return reply.redirect(location, 303)

      changedMails.wake()
      await signInBrowser(provider, request, reply, changed.subject)
      const userAgent = userAgentOf(request.headers['user-agent'])
      await log.record('s', { subject: changed.subject, userAgent })
      return reply.redirect(`${PATH}/done`, 303)
    })

    app.get(`${PATH}/done`, async (request, reply) => {
      const isSignedIn = (await signedInSubject(provider, request, reply)) !== undefined
      return sendPage(reply, {
        view: 'identity/password-reset/reset-password-done',
        title: 'Passwort geändert',
        data: { isSignedIn, backToPortal: backToPortal(settings) },
      })
    })
  }
}
