import { PROBLEM_MEDIA_TYPE, type Problem, type ProblemCode } from '@portal/contracts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { isConnectionFailure } from '../database/connection-failure.ts'
import { responseHeaders } from '../request/response-headers.ts'
import { ProblemError, problems } from './problem-error.ts'

/** Fastify refuses broken JSON, large bodies and unsupported media types itself, with these statuses. */
const codeByStatus: Record<number, ProblemCode> = {
  400: 'invalid-request',
  404: 'not-found',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
}

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']

function toProblemError(error: FastifyError | ProblemError, { raw }: FastifyRequest): ProblemError {
  if (error instanceof ProblemError) return error
  // The client hung up while sending its body. The error looks like a broken connection of our own.
  if (error === raw.errored)
    return new ProblemError('invalid-request', { cause: error, log: 'client closed' })
  if (isConnectionFailure(error)) return new ProblemError('unavailable', { cause: error })
  const code = codeByStatus[error.statusCode ?? 500] ?? 'internal-error'
  return new ProblemError(code, { cause: error })
}

function log(request: FastifyRequest, { code, details, cause }: ProblemError): void {
  if (problems[code].status >= 500) request.log.error({ err: cause, code }, details.log ?? 'request failed')
  else request.log.info({ code }, details.log ?? 'request refused')
}

/** Converts any error into a problem response: RFC 9457. Details of a 5xx are only logged. */
function sendProblem(error: FastifyError | ProblemError, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblemError(error, request)
  log(request, problem)
  const { status, title } = problems[problem.code]
  const { errors, reason, retryAfter, headers } = problem.details
  const body: Problem = {
    type: `urn:nordtal:problem:${problem.code}`,
    title,
    status,
    code: problem.code,
    requestId: request.id,
    ...(errors && { errors }),
    ...(reason && { reason }),
    ...(retryAfter !== undefined && { retryAfter }),
  }
  return reply
    .code(status)
    .headers({ ...headers, ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) })
    .type(PROBLEM_MEDIA_TYPE)
    .send(JSON.stringify(body))
}

/** For requests that fail before they reach a route, such as one with a broken URL: no hook runs for them. */
export function handleFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.headers(responseHeaders(request.id))
  sendProblem(error, request, reply)
}

export function handleProblems(app: FastifyInstance): void {
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(({ url }) => {
    const [path = ''] = url.split('?')
    const allowed = METHODS.filter((method) => app.hasRoute({ url: path, method }))
    if (allowed.length === 0) throw new ProblemError('not-found')
    throw new ProblemError('method-not-allowed', { headers: { Allow: allowed.join(', ') } })
  })
}
