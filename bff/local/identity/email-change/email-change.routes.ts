import { bodies } from '@portal/contracts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { SendPage } from '../../pages/render-page.ts'
import { sendTooManyAttempts } from '../sign-in/too-many-attempts.ts'
import type { FollowLink, LinkOutcome } from './bff-links.ts'
import { confirmation, type LinkTexts, undo } from './email-change-texts.ts'

/** The pages behind the links in the mails about a new sign-in address. */
const links = [
  { path: '/email-change', call: 'confirmEmailReset', texts: confirmation },
  { path: '/email-change/undo', call: 'undoEmailReset', texts: undo },
] as const

const tokenIn = (input: unknown): string | undefined => {
  const parsed = v.safeParse(v.object(bodies.confirmEmailReset.entries), input)
  return parsed.success ? parsed.output.token : undefined
}

/** Opening a link changes nothing: mail scanners open links before their readers do. */
export const emailChangeRoutes =
  (followLink: FollowLink, sendPage: SendPage): FastifyPluginAsync =>
  async (app) => {
    const sendOutcome = (reply: FastifyReply, { outcomes }: LinkTexts, outcome: LinkOutcome) => {
      if (outcome.result === 'too-many-requests') {
        const how = 'den Link in der E-Mail noch einmal öffnen'
        return sendTooManyAttempts(reply, sendPage, outcome.retryAfterSeconds, how)
      }
      const { title, status = 200, ...text } = outcomes[outcome.result]
      const address = 'eMailAddress' in outcome ? outcome.eMailAddress : undefined
      const data = { ...text, address }
      return sendPage(reply, { view: 'identity/email-change/email-change-outcome', title, status, data })
    }

    for (const { path, call, texts } of links) {
      app.get(path, (request, reply) => {
        const token = tokenIn(request.query)
        if (!token) return sendOutcome(reply, texts, { result: 'unknown' })
        const { title, ...data } = { ...texts.question, path, token }
        return sendPage(reply, { view: 'identity/email-change/email-change', title, data })
      })

      app.post(path, async (request, reply) => {
        const token = tokenIn(request.body)
        const outcome = token ? await followLink(call, token, request.ip) : { result: 'unknown' as const }
        return sendOutcome(reply, texts, outcome)
      })
    }
  }
