import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** What a third party got. */
interface Arrival {
  /** `consent`, `consent-seen`, `gtm.js`, `tags` or `v2/track`. */
  path: string
  query: URLSearchParams
  body: string
}

/** Says how it was asked for, and opens a preference centre that can be noticed. */
const CONSENT_SCRIPT = `{
  const { src, dataset } = document.currentScript
  const tell = (facts) => navigator.sendBeacon(new URL('/consent-seen', src), JSON.stringify(facts))
  tell({ domain: dataset.domainScript, language: dataset.language, at: location.pathname })
  window.OneTrust = { ToggleInfoDisplay: () => tell({ opened: true }) }
}`

/** Hands on every push of the data layer, as a container with one tag would. */
const CONTAINER_SCRIPT = `{
  const { src } = document.currentScript
  const tell = (entry) => navigator.sendBeacon(new URL('/tags', src), JSON.stringify(entry))
  dataLayer.forEach(tell)
  dataLayer.push = (entry) => { tell(entry); return Array.prototype.push.call(dataLayer, entry) }
}`

const scripts: Record<string, string> = { consent: CONSENT_SCRIPT, 'gtm.js': CONTAINER_SCRIPT }

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Stands for consent manager, tag manager and monitoring at once, and keeps what really arrived. */
export async function startCollector(port: number) {
  const arrivals: Arrival[] = []
  const broken = new Set<string>()
  let answerAfterMs = 0

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.slice(1)
    arrivals.push({ path, query: searchParams, body: await bodyOf(request) })
    await delay(answerAfterMs)
    const script = scripts[path]
    if (broken.has(path)) response.writeHead(503).end()
    else if (script) response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    else response.writeHead(204, { 'access-control-allow-origin': '*' }).end()
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))

  return {
    url: `http://localhost:${port}`,
    arrivals,
    /** Everything that arrived, as one text to search in. */
    everything: () => arrivals.map(({ path, query, body }) => `${path}?${query} ${body}`).join('\n'),
    /** What the tag manager's container was told, in its order. */
    tags: (): Record<string, unknown>[] =>
      arrivals.filter(({ path }) => path === 'tags').map(({ body }) => JSON.parse(body)),
    /** What monitoring was told. */
    envelopes: (): { name: string; data: { baseType: string; baseData: Record<string, unknown> } }[] =>
      arrivals.filter(({ path }) => path === 'v2/track').flatMap(({ body }) => JSON.parse(body)),
    forget() {
      arrivals.length = 0
    },
    /** Makes a script of a third party unavailable. */
    breakScript: (path: string) => broken.add(path),
    answerAfter(ms: number) {
      answerAfterMs = ms
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Collector = Awaited<ReturnType<typeof startCollector>>
