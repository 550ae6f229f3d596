import type { FastifyPluginAsync } from 'fastify'
import * as v from 'valibot'
import type { ResetMails } from './password-reset-mail.ts'
import type { SendWithinLimit } from './reset-limit.ts'

const Request = v.object({ client_id: v.string(), email: v.pipe(v.string(), v.trim(), v.email()) })

/**
 * Auth0's call for "send this customer the mail", which the backend makes for somebody who is signed in, and makes again
 * until the mail has left.
 */
export const changePasswordApiRoutes =
  (clientId: string, mails: ResetMails, sendWithinLimit: SendWithinLimit): FastifyPluginAsync =>
  async (app) => {
    app.post('/dbconnections/change_password', async (request, reply) => {
      const parsed = v.safeParse(Request, request.body)
      if (!parsed.success || parsed.output.client_id !== clientId) {
        return reply.code(400).send({ error: 'invalid_request' })
      }
      const { email } = parsed.output
      try {
        const attempt = await sendWithinLimit(email, () => mails.send(email))
        if (!attempt.taken) {
          return reply
            .code(429)
            .header('retry-after', attempt.retryAfterSeconds)
            .send({ error: 'too_many_requests' })
        }
      } catch (error) {
        request.log.error({ err: error }, 'password reset mail not sent')
        return reply.code(503).send({ error: 'temporarily_unavailable' })
      }
      return reply.type('text/plain').send("We've just sent you an email to reset your password.")
    })
  }
