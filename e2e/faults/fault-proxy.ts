import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Fault =
  | 'missing'
  | 'hanging'
  | 'damaged'
  | 'broken-off'
  /** A JSON body with its status. */
  | { status: number; headers: Record<string, string>; body: object }

type Respond = (from: IncomingMessage, to: ServerResponse) => Promise<void> | void

const faults: Record<Extract<Fault, string>, Respond> = {
  missing: (_, to) => void to.writeHead(404).end(),
  hanging: () => undefined,
  'broken-off': (_, to) => void to.socket?.destroy(),
  async damaged(from, to) {
    const isScript = from.headers['content-type']?.includes('javascript')
    const tampered = isScript ? 'globalThis.isTampered = true;' : ''
    const { 'content-length': _, 'content-encoding': __, ...headers } = from.headers
    to.writeHead(from.statusCode ?? 200, headers).end(`${tampered}${await text(from)}\n/* damaged */`)
  },
}

/** A server in front of a portal, which answers some of the requests wrongly. Its browser cache works, unlike that of `page.route`. */
export async function startFaultProxy(portal: string) {
  const rules = new Map<RegExp, Fault>()
  const requested: string[] = []
  const { hostname, port } = new URL(portal)

  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/'
    requested.push(url)
    const fault = [...rules].find(([pattern]) => pattern.test(url))?.[1]
    if (typeof fault === 'object') {
      outgoing.writeHead(fault.status, fault.headers).end(JSON.stringify(fault.body))
      return
    }
    if (fault && fault !== 'damaged') return void faults[fault](incoming, outgoing)
    const { host: _, 'accept-encoding': __, ...headers } = incoming.headers
    const forwarded = request(
      {
        hostname,
        port,
        path: url,
        method: incoming.method,
        headers: { ...headers, host: `${hostname}:${port}` },
      },
      (response) => {
        if (fault) return void faults[fault](response, outgoing)
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
      },
    )
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port: own } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${own}`,
    requested,
    /** Answers each request for a matching path and query with the fault. */
    break: (pattern: RegExp, fault: Fault) => void rules.set(pattern, fault),
    mend: () => rules.clear(),
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>
