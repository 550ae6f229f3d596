import type { Server } from 'node:http'
import { constants, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2'

/** Options of `node:http2`. The memory of a session is limited to 10 MB by default. */
export const http2Options = {
  // What RFC 9113 (6.5.2) gives at the least; a page asks for some forty files at once.
  settings: { maxConcurrentStreams: 100 },
}

const { NGHTTP2_STREAM_STATE_OPEN, NGHTTP2_STREAM_STATE_HALF_CLOSED_LOCAL, NGHTTP2_CANCEL } = constants
const BODY_IS_OPEN = [NGHTTP2_STREAM_STATE_OPEN, NGHTTP2_STREAM_STATE_HALF_CLOSED_LOCAL]

/**
 * Closes connections whose requests do not end, as `node:http` does for HTTP/1.1: `node:http2` has no such option. Other requests of
 * the connection are still answered.
 */
export function limitHttp2(server: Server, requestMs: number): void {
  server.on('stream', (stream: ServerHttp2Stream) => {
    if (stream.endAfterHeaders) return
    const timer = setTimeout(() => {
      if (!BODY_IS_OPEN.includes(stream.state.state ?? -1)) return
      stream.close(NGHTTP2_CANCEL)
      stream.session?.close()
    }, requestMs)
    stream.once('close', () => clearTimeout(timer))
  })
  // Fastify closes an idle session once its streams have ended: one whose client reads nothing would stay.
  server.on('session', (session: ServerHttp2Session) => session.on('timeout', () => session.destroy()))
}
