import { portalPaths } from '@portal/contracts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type Provider from 'oidc-provider'
import * as v from 'valibot'
import type { FormError, SendPage } from '../../pages/render-page.ts'
import { changePasswordByToken } from '../accounts/account-changes.ts'
import { type Account, type Accounts, shownEmail } from '../accounts/accounts.repository.ts'
import type { IdentityDatabase } from '../database/identity-database.ts'
import { userAgentOf } from '../devices/record-use.ts'
import { type Client, type IdentitySettings, otherSite } from '../identity-options.ts'
import { LinkToken } from '../link-token.ts'
import type { BackgroundMails } from '../mailer.ts'
import type { RefusedForms } from '../refused-forms.ts'
import { homeOf, siteIn, withSite } from '../return-site.ts'
import { signedInSubject, signInBrowser } from '../sign-in/browser-session.ts'
import type { SignInLog } from '../sign-in/sign-in-log.repository.ts'
import { loadPasswordLists } from './guessable.ts'
import { passwordRules, refusalOf, SHORTEST } from './new-password.ts'
import { changedMail } from './password-changed-mail.ts'
import type { OverLink, PasswordResets, ResetLink } from './password-resets.repository.ts'
import { overLinkTexts } from './reset-link-texts.ts'

const PATH = '/reset-password'
const Link = v.object({ token: LinkToken })
const Form = v.object({ token: v.fallback(v.string(), ''), password: v.fallback(v.string(), '') })

export interface ResetPasswordParts {
  db: IdentityDatabase
  provider: Provider
  settings: IdentitySettings
  accounts: Accounts
  resets: PasswordResets
  mails: BackgroundMails
  log: SignInLog
  refusedForms: RefusedForms
  sendPage: SendPage
}

/** The portal signs in anew, also where it still has a session of before (OpenID Connect Core section 4). */
const wayOn = ({ home, issuer }: IdentitySettings, site: Client | undefined): string =>
  homeOf(site, `${home}/login?${new URLSearchParams({ iss: issuer, returnTo: portalPaths.security })}`)

export const resetPasswordRoutes = (parts: ResetPasswordParts): FastifyPluginAsync => {
  const { db, provider, settings, accounts, resets, mails, log, refusedForms, sendPage } = parts

  const sendForm = (reply: FastifyReply, token: string, account: Account, errors: FormError[] = []) =>
    sendPage(reply, {
      view: 'identity/password-reset/reset-password',
      title: 'Neues Passwort',
      errors,
      data: { token, email: shownEmail(account.email), rules: passwordRules(account), shortest: SHORTEST },
    })

  const sendOver = (reply: FastifyReply, over: OverLink, site: Client | undefined) => {
    const { title, status, ...text } = overLinkTexts[over]
    const signIn = homeOf(site, `${settings.home}/login`)
    const data = { ...text, signIn, newLink: withSite('/forgot-password', site) }
    return sendPage(reply, { view: 'identity/password-reset/reset-link-over', title, status, data })
  }

  const accountBehind = async (link: ResetLink) =>
    'subject' in link ? accounts.findBySubject(link.subject) : undefined

  /** The account that a link opens; undefined when the page for a link that opens none was sent. */
  const openLink = async (token: string, reply: FastifyReply) => {
    const link = await resets.find(token)
    const account = await accountBehind(link)
    if (account) return account
    sendOver(reply, 'over' in link ? link.over : 'unknown', otherSite(settings, link.client))
    return undefined
  }

  return async (app) => {
    app.get(PATH, async (request, reply) => {
      const { token } = v.parse(Link, request.query)
      const account = await openLink(token, reply)
      if (!account) return reply
      const refused = refusedForms.take(request, reply, PATH)
      void loadPasswordLists()
      return sendForm(reply, token, account, refused?.errors)
    })

    app.post(PATH, async (request, reply) => {
      const { token, password } = v.parse(Form, request.body)
      const location = `${PATH}?${new URLSearchParams({ token })}`
      const link = await resets.find(token)
      const account = await accountBehind(link)
      // The page of the link shows why it is invalid.
      if (!account) return reply.redirect(location, 303)

      const text = await refusalOf(password, account)
      const errors = text ? [{ field: 'password', text }] : []
      if (text) return refusedForms.sendBack(request, reply, location, { errors })
      const changed = await changePasswordByToken(db, token, password)
      if (!changed) return reply.redirect(location, 303)

      mails.inBackground(() => mails.send({ to: changed.email, ...changedMail(changed, settings.issuer) }))
      await signInBrowser(provider, request, reply, changed.subject)
      const userAgent = userAgentOf(request.headers['user-agent'])
      await log.record('s', { subject: changed.subject, userAgent })
      return reply.redirect(withSite(`${PATH}/done`, otherSite(settings, link.client)), 303)
    })

    app.get(`${PATH}/done`, async (request, reply) => {
      const site = siteIn(settings, request.query)
      const isSignedIn = (await signedInSubject(provider, request, reply)) !== undefined
      return sendPage(reply, {
        view: 'identity/password-reset/reset-password-done',
        title: 'Passwort geändert',
        data: { isSignedIn, client: site?.name, href: wayOn(settings, site) },
      })
    })
  }
}
