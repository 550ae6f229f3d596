import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { problemBody, problemHeaders } from './problem.ts'
import { commonHeaders } from './security-headers.ts'

const statusByError: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** A response for requests that reach no route and no hook. */
function problemResponse(status: number) {
  const body = problemBody(status, randomUUID())
  const length = String(Buffer.byteLength(body))
  return { body, headers: { ...commonHeaders, ...problemHeaders, 'content-length': length } }
}

/** Rejects invalid HTTP requests, and those that are not complete before the timeout. */
export function rejectUnreadableRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  // Browsers open connections ahead. A response would wait there for their first request, which they would then send twice.
  if (socket.bytesRead === 0) {
    socket.destroy()
    return
  }
  const status = statusByError[error.code ?? ''] ?? 400
  const { headers, body } = problemResponse(status)
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
}

/** Rejects a request that Node or the router refuses before any hook runs. */
export function rejectEarly(status: number, response: ServerResponse<IncomingMessage>): void {
  const { headers, body } = problemResponse(status)
  response.writeHead(status, headers).end(body)
}
