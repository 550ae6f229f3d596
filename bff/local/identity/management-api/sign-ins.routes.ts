import type { FastifyPluginAsync } from 'fastify'
import * as v from 'valibot'
import type { Devices } from '../devices/devices.repository.ts'
import type { ProviderRecords } from '../provider/provider-records.repository.ts'
import type { SignInLog } from '../sign-in/sign-in-log.repository.ts'
import { type CheckManagement, refuse, requireManagement } from './management-token.ts'

type ById = { Params: { id: string } }

/** Auth0's log accepts Lucene; this one only the query of the backend. */
const Question = v.object({
  q: v.pipe(v.string(), v.regex(/^user_id:"[^"\\]+" AND type:\(s OR ss OR scp OR limit_wc\)$/)),
  sort: v.literal('date:-1'),
  per_page: v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(100)),
})

interface SignInsParts {
  records: ProviderRecords
  devices: Devices
  log: SignInLog
  isManagement: CheckManagement
}

/** The subset of Auth0's log, sessions and refresh tokens that the backend uses. */
export const signInsRoutes =
  ({ records, devices, log, isManagement }: SignInsParts): FastifyPluginAsync =>
  async (app) => {
    requireManagement(app, isManagement)

    app.get('/api/v2/logs', async (request, reply) => {
      const question = v.safeParse(Question, request.query)
      if (!question.success) return refuse(reply, 400, 'Bad Request')
      const { q, per_page } = question.output
      const [, subject = ''] = q.split('"')
      const events = await log.newestOf(subject, per_page)
      return events.map(({ id, userAgent, ...event }) => ({
        log_id: `log-${id}`,
        user_id: subject,
        ...event,
        ...(userAgent && { user_agent: userAgent }),
      }))
    })

    app.get<ById>('/api/v2/users/:id/sessions', async ({ params: { id } }) => ({
      sessions: (await devices.sessionsOf(id)).map((session) => ({
        id: session.sessionUid,
        user_id: id,
        authenticated_at: session.signedInAt,
        last_interacted_at: session.lastUsedAt,
        device: { last_user_agent: session.userAgent },
      })),
    }))

    app.get<ById>('/api/v2/users/:id/refresh-tokens', async ({ params: { id } }) => ({
      tokens: (await devices.refreshTokensOf(id)).map((family) => ({
        id: family.grantId,
        user_id: id,
        session_id: family.sessionUid,
        created_at: family.signedInAt,
        last_exchanged_at: family.lastUsedAt,
        rotating: true,
        device: { last_user_agent: family.userAgent },
      })),
    }))

    app.post<ById>('/api/v2/sessions/:id/revoke', async ({ params: { id } }, reply) => {
      const ended = await records.endSession(id)
      return ended ? reply.code(202).send() : refuse(reply, 404, 'Not Found')
    })

    for (const path of ['/api/v2/users/:id/sessions', '/api/v2/users/:id/refresh-tokens']) {
      app.delete<ById>(path, async ({ params: { id } }, reply) => {
        await records.endSessionsOf(id)
        return reply.code(202).send()
      })
    }
    app.delete<ById>('/api/v2/refresh-tokens/:id', async ({ params: { id } }, reply) => {
      await records.endGrant(id)
      return reply.code(202).send()
    })
  }
