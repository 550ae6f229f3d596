import type { FastifyPluginAsync } from 'fastify'
import * as v from 'valibot'
import { changeEmailOf, deleteAccount, replacePassword } from '../accounts/account-changes.ts'
import { createAccounts } from '../accounts/accounts.repository.ts'
import type { IdentityDatabase } from '../database/identity-database.ts'
import type { ResetMails } from '../password-reset/password-reset-mail.ts'
import type { SendConfirmation } from '../sign-up/confirmation-mail.ts'
import { type CheckManagement, refuse, requireManagement } from './management-token.ts'

type User = { Params: { id: string } }

const Change = v.strictObject({
  email: v.pipe(v.string(), v.trim(), v.email()),
  email_verified: v.literal(true),
})

const NewPassword = v.strictObject({ password: v.pipe(v.string(), v.minLength(12)), connection: v.string() })

interface UsersParts {
  db: IdentityDatabase
  isManagement: CheckManagement
  sendConfirmation: SendConfirmation
}

/** As much of Auth0's Management API as the backend calls. */
export const usersRoutes =
  ({ db, isManagement, sendConfirmation }: UsersParts): FastifyPluginAsync =>
  async (app) => {
    requireManagement(app, isManagement)

    app.patch<User>('/api/v2/users/:id', async (request, reply) => {
      const renewal = v.safeParse(NewPassword, request.body)
      if (renewal.success) {
        const isKnown = await replacePassword(db, request.params.id, renewal.output.password)
        return isKnown ? { user_id: request.params.id } : refuse(reply, 404, 'Not Found')
      }
      const change = v.safeParse(Change, request.body)
      if (!change.success) return refuse(reply, 400, 'Bad Request')
      const { email } = change.output
      const changed = await changeEmailOf(db, request.params.id, email)
      if (changed === undefined) return refuse(reply, 404, 'Not Found')
      if (!changed) return refuse(reply, 409, 'Conflict')
      return { user_id: request.params.id, email, email_verified: true }
    })

    app.post('/api/v2/jobs/verification-email', async (request, reply) => {
      const job = v.safeParse(v.object({ user_id: v.string() }), request.body)
      const account = job.success ? await createAccounts(db).findBySubject(job.output.user_id) : undefined
      if (!account) return refuse(reply, 400, 'Bad Request')
      if (!account.emailVerified) sendConfirmation(account.subject, account.email)
      return reply.code(201).send({ type: 'verification_email', status: 'pending' })
    })

    app.delete<User>('/api/v2/users/:id', async (request, reply) => {
      await deleteAccount(db, request.params.id)
      return reply.code(204).send()
    })
  }

const ResetRequest = v.object({ client_id: v.string(), email: v.pipe(v.string(), v.trim(), v.email()) })

/** Auth0's call that sends the mail with a link to a new password. The backend repeats it until the mail has left. */
export const changePasswordApiRoutes =
  (clientId: string, mails: ResetMails): FastifyPluginAsync =>
  async (app) => {
    app.post('/dbconnections/change_password', async ({ body, log }, reply) => {
      const parsed = v.safeParse(ResetRequest, body)
      if (!parsed.success || parsed.output.client_id !== clientId) {
        return reply.code(400).send({ error: 'invalid_request' })
      }
      try {
        await mails.send(parsed.output.email)
      } catch (error) {
        log.error({ err: error }, 'password reset mail not sent')
        return reply.code(503).send({ error: 'temporarily_unavailable' })
      }
      return reply.type('text/plain').send("We've just sent you an email to reset your password.")
    })
  }
