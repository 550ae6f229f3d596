import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** A request that arrived. */
interface Arrival {
  /** `consent`, `consent-seen`, `gtm.js`, `tags` or `v2/track`. */
  path: string
  query: URLSearchParams
  body: string
}

/** Reports how it was loaded, and when its preference centre is opened. */
const CONSENT_SCRIPT = `{
  const { src, dataset } = document.currentScript
  const send = (facts) => navigator.sendBeacon(new URL('/consent-seen', src), JSON.stringify(facts))
  send({ domain: dataset.domainScript, language: dataset.language, at: location.pathname })
  window.OneTrust = { ToggleInfoDisplay: () => send({ opened: true }) }
}`

/** Sends every push of the data layer, like a container with one tag. */
const CONTAINER_SCRIPT = `{
  const { src } = document.currentScript
  const send = (entry) => navigator.sendBeacon(new URL('/tags', src), JSON.stringify(entry))
  dataLayer.forEach(send)
  dataLayer.push = (entry) => { send(entry); return Array.prototype.push.call(dataLayer, entry) }
}`

const scripts: Record<string, string> = { consent: CONSENT_SCRIPT, 'gtm.js': CONTAINER_SCRIPT }

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Stands in for consent manager, tag manager and monitoring, and records what arrives. */
export async function startCollector(port: number) {
  const arrivals: Arrival[] = []
  const broken = new Set<string>()
  let delayMs = 0

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.slice(1)
    arrivals.push({ path, query: searchParams, body: await bodyOf(request) })
    await delay(delayMs)
    const script = scripts[path]
    if (broken.has(path)) response.writeHead(503).end()
    else if (script) response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    else response.writeHead(204, { 'access-control-allow-origin': '*' }).end()
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))

  return {
    url: `http://localhost:${port}`,
    arrivals,
    /** Everything that arrived, as one text. */
    everything: () => arrivals.map(({ path, query, body }) => `${path}?${query} ${body}`).join('\n'),
    /** The entries that the tag manager received, in order. */
    tags: (): Record<string, unknown>[] =>
      arrivals.filter(({ path }) => path === 'tags').map(({ body }) => JSON.parse(body)),
    /** The envelopes that monitoring received. */
    envelopes: (): { name: string; data: { baseType: string; baseData: Record<string, unknown> } }[] =>
      arrivals.filter(({ path }) => path === 'v2/track').flatMap(({ body }) => JSON.parse(body)),
    clear() {
      arrivals.length = 0
    },
    /** Makes a third-party script unavailable. */
    breakScript: (path: string) => broken.add(path),
    setDelay(ms: number) {
      delayMs = ms
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Collector = Awaited<ReturnType<typeof startCollector>>
