import { STATUS_CODES } from 'node:http'
import { PROBLEM_MEDIA_TYPE, type Problem, type ProblemCode } from '@portal/contracts'
import type { FastifyReply } from 'fastify'

const codeByStatus: Record<number, ProblemCode> = {
  404: 'not-found',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  500: 'internal-error',
  503: 'unavailable',
}

export const problemHeaders = { 'content-type': PROBLEM_MEDIA_TYPE, 'cache-control': 'no-store' }

/** An error of the web server in the format of the BFF's errors: RFC 9457. */
export function problemBody(status: number, requestId: string): string {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code: codeByStatus[status] ?? 'invalid-request',
    requestId,
  }
  return JSON.stringify(problem)
}

export function sendProblem(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).headers(problemHeaders).send(problemBody(status, reply.request.id))
}
