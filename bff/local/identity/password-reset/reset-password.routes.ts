import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { SendPage } from '../../pages/render-page.ts'
import type { Accounts } from '../accounts/accounts.repository.ts'
import type { IdentityDatabase } from '../database/identity-database.ts'
import { changePasswordByToken } from './change-password.ts'
import { NewPassword, SHORTEST } from './new-password.ts'
import type { PasswordResets } from './password-resets.repository.ts'

const Link = v.object({ token: v.fallback(v.string(), '') })

export interface ResetPasswordParts {
  db: IdentityDatabase
  accounts: Accounts
  resets: PasswordResets
  sendPage: SendPage
}

export const resetPasswordRoutes =
  ({ db, accounts, resets, sendPage }: ResetPasswordParts): FastifyPluginAsync =>
  async (app) => {
    const page = { view: 'identity/password-reset/reset-password', title: 'Neues Passwort' }

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
      return sendPage(reply, { ...page, data: { token, email: account.email, shortest: SHORTEST } })
    })

    app.post('/reset-password', async (request, reply) => {
      const { token } = v.parse(Link, request.body)
      const account = await accountOf(token)
      if (!account) return sendExpired(reply)

      const form = v.safeParse(v.object({ password: NewPassword }), request.body)
      if (!form.success) {
        const errors = [{ field: 'password', text: form.issues[0].message }]
        const data = { token, email: account.email, shortest: SHORTEST }
        return sendPage(reply, { ...page, status: 400, errors, data })
      }

      const changed = await changePasswordByToken(db, token, form.output.password)
      return changed ? reply.redirect('/reset-password/done', 303) : sendExpired(reply)
    })

    app.get('/reset-password/done', (_request, reply) =>
      sendPage(reply, { view: 'identity/password-reset/reset-password-done', title: 'Passwort geändert' }),
    )
  }
