import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { problemBody, problemHeaders } from './problem.ts'
import { alwaysHeaders } from './security-headers.ts'

const statusByError: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** For what never reaches a route or a hook: the headers are those of every other answer. */
function bareAnswer(status: number) {
  const body = problemBody(status, randomUUID())
  const length = String(Buffer.byteLength(body))
  return { body, headers: { ...alwaysHeaders, ...problemHeaders, 'content-length': length } }
}

/** Answers what is no HTTP request at all, or does not come to its end. */
export function answerUnreadableRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const status = statusByError[error.code ?? ''] ?? 400
  const { headers, body } = bareAnswer(status)
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
}

/** Answers a request that Node or the router refuses before any hook runs. */
export function answerEarly(status: number, response: ServerResponse<IncomingMessage>): void {
  const { headers, body } = bareAnswer(status)
  response.writeHead(status, headers).end(body)
}
