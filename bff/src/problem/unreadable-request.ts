import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { PROBLEM_MEDIA_TYPE, type Problem } from '@portal/contracts'
import type { FastifyInstance } from 'fastify'
import { responseHeaders } from '../request/response-headers.ts'

const statusByError: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

function bareResponse(status: number) {
  const requestId = randomUUID()
  const problem: Problem = {
    type: 'urn:nordtal:problem:invalid-request',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code: 'invalid-request',
    requestId,
  }
  const body = JSON.stringify(problem)
  const ofBody = { 'Content-Type': PROBLEM_MEDIA_TYPE, 'Content-Length': String(Buffer.byteLength(body)) }
  return { body, headers: { ...responseHeaders(requestId), ...ofBody, Connection: 'close' } }
}

/** Responds to an invalid or incomplete HTTP request. Fastify's own response lacks the headers. */
export function respondToUnreadableRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  // Browsers open connections ahead. A response would wait there for their first request, which they would then send twice.
  if (socket.bytesRead === 0) {
    socket.destroy()
    return
  }
  const status = statusByError[error.code ?? ''] ?? 400
  const { headers, body } = bareResponse(status)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
}

/** Node responds to an unknown `Expect` with a bare 417. */
export function refuseExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request, response) => {
    const { headers, body } = bareResponse(417)
    response.writeHead(417, headers).end(body)
  })
}
