import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

interface Line {
  bytesPerSecond: number
  /** From a request to the first byte of its response. */
  latencyMs: number
}

/** All responses share the line in pieces of this many bytes. */
const PIECE = 512

/** Starts an HTTP proxy with a slow line to the browser. */
export async function startSlowLine({ bytesPerSecond, latencyMs }: Line) {
  /** When the line is free again. */
  let free = 0
  const send = (bytes: number) => {
    free = Math.max(free, performance.now()) + (bytes / bytesPerSecond) * 1000
    return sleep(free - performance.now())
  }
  const proxy = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming
    const forwarded = request(url, { method, headers }, async (response) => {
      const [body] = await Promise.all([buffer(response), sleep(latencyMs)])
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      for (let sent = 0; sent < body.length && !outgoing.destroyed; sent += PIECE) {
        const piece = body.subarray(sent, sent + PIECE)
        await send(piece.length)
        outgoing.write(piece)
      }
      outgoing.end()
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  const stop = () => {
    proxy.closeAllConnections()
    return new Promise((resolve) => proxy.close(resolve))
  }
  return { address: `http://127.0.0.1:${port}`, stop }
}
