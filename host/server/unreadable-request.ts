import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { alwaysHeaders } from './security-headers.ts'

const statusByError: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers what is no HTTP request at all; this never reaches a route, and still gets the security headers. */
export function answerUnreadableRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const status = statusByError[error.code ?? ''] ?? 400
  const headers = Object.entries({ ...alwaysHeaders, 'content-length': '0', connection: 'close' })
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'))
}
