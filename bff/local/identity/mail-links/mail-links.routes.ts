import { bodies } from '@portal/contracts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { SendPage } from '../../pages/render-page.ts'
import { LinkToken } from '../link-token.ts'
import { sendTooManyAttempts } from '../sign-in/too-many-attempts.ts'
import { agreement, textOfMissing } from './agreement-texts.ts'
import type { LinkClient, LinkOutcome } from './link-client.ts'
import { addressConfirmation, confirmation, type LinkTexts, notMe, undo, unlink } from './link-texts.ts'

/** The pages behind the links in the BFF's mails. */
const links = [
  { path: '/email-change', call: 'confirmEmailReset', texts: confirmation },
  { path: '/email-change/agree', call: 'confirmEmailReset', texts: agreement },
  { path: '/email-change/address', call: 'confirmAddress', texts: addressConfirmation },
  { path: '/email-change/undo', call: 'undoEmailReset', texts: undo },
  { path: '/email-change/not-me', call: 'secureAccount', texts: notMe },
  { path: '/email-change/unlink', call: 'undoLinking', texts: unlink },
] as const

const Link = v.object({ token: v.pipe(LinkToken, bodies.confirmEmailReset.entries.token) })

const tokenIn = (input: unknown): string | undefined => {
  const parsed = v.safeParse(Link, input)
  return parsed.success ? parsed.output.token : undefined
}

/** Opening a link changes nothing, because mail scanners open links: it says what the button will do, if anything. */
export const mailLinksRoutes =
  ({ describe, follow }: LinkClient, sendPage: SendPage): FastifyPluginAsync =>
  async (app) => {
    const sendOutcome = (reply: FastifyReply, { outcomes }: LinkTexts, outcome: LinkOutcome) => {
      if (outcome.result === 'too-many-requests') {
        const how = 'den Link in der E-Mail noch einmal öffnen'
        return sendTooManyAttempts(reply, sendPage, outcome.retryAfterSeconds, how)
      }
      const { title, status = 200, ...text } = outcomes[outcome.result] ?? outcomes.unavailable
      const {
        eMailAddress: address,
        caseNumber,
        failedContracts,
        contact: isContact,
      } = {
        eMailAddress: undefined,
        caseNumber: undefined,
        failedContracts: [],
        contact: false,
        ...outcome,
      }
      const afterAddress = 'missing' in outcome ? textOfMissing(outcome) : text.afterAddress
      const data = { ...text, afterAddress, address, caseNumber, failedContracts, isContact }
      return sendPage(reply, { view: 'identity/mail-links/link-outcome', title, status, data })
    }

    for (const { path, call, texts } of links) {
      app.get(path, async (request, reply) => {
        const token = tokenIn(request.query)
        const outcome = token ? await describe(token, request.ip) : { result: 'unknown' as const }
        if (outcome.result !== 'open') return sendOutcome(reply, texts, outcome)
        const { title, ...data } = { ...texts.question, path, token, address: outcome.eMailAddress }
        return sendPage(reply, { view: 'identity/mail-links/link-question', title, data })
      })
      app.post(path, async (request, reply) => {
        const token = tokenIn(request.body)
        const outcome = token ? await follow(call, token, request.ip) : { result: 'unknown' as const }
        return sendOutcome(reply, texts, outcome)
      })
    }
  }
