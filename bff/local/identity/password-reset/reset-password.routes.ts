import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { SendPage } from '../../pages/render-page.ts'
import type { Account, Accounts } from '../accounts/accounts.repository.ts'
import type { IdentityDatabase } from '../database/identity-database.ts'
import { changePasswordByToken } from './change-password.ts'
import { loadPasswordLists } from './guessable.ts'
import { passwordRules, refusalOf, SHORTEST } from './new-password.ts'
import type { PasswordResets } from './password-resets.repository.ts'

const Link = v.object({ token: v.fallback(v.string(), '') })
const Form = v.object({ token: v.fallback(v.string(), ''), password: v.fallback(v.string(), '') })

export interface ResetPasswordParts {
  db: IdentityDatabase
  accounts: Accounts
  resets: PasswordResets
  sendPage: SendPage
}

export const resetPasswordRoutes =
  ({ db, accounts, resets, sendPage }: ResetPasswordParts): FastifyPluginAsync =>
  async (app) => {
    const sendForm = (reply: FastifyReply, token: string, account: Account, refusal?: string) =>
      sendPage(reply, {
        view: 'identity/password-reset/reset-password',
        title: 'Neues Passwort',
        status: refusal ? 400 : 200,
        errors: refusal ? [{ field: 'password', text: refusal }] : [],
        data: { token, email: account.email, rules: passwordRules(account), shortest: SHORTEST },
      })

    const sendExpired = (reply: FastifyReply) =>
      sendPage(reply, {
        view: 'identity/password-reset/reset-link-expired',
        title: 'Link nicht mehr gültig',
        status: 410,
      })

    const accountOf = async (token: string) => {
      const subject = await resets.subjectOf(token)
      return subject ? accounts.findBySubject(subject) : undefined
    }

    app.get('/reset-password', async (request, reply) => {
      const { token } = v.parse(Link, request.query)
      const account = await accountOf(token)
      if (!account) return sendExpired(reply)
      void loadPasswordLists()
      return sendForm(reply, token, account)
    })

    app.post('/reset-password', async (request, reply) => {
      const { token, password } = v.parse(Form, request.body)
      const account = await accountOf(token)
      if (!account) return sendExpired(reply)

      const refusal = await refusalOf(password, account)
      if (refusal) return sendForm(reply, token, account, refusal)
      const changed = await changePasswordByToken(db, token, password)
      return changed ? reply.redirect('/reset-password/done', 303) : sendExpired(reply)
    })

    app.get('/reset-password/done', (_request, reply) =>
      sendPage(reply, { view: 'identity/password-reset/reset-password-done', title: 'Passwort geändert' }),
    )
  }
