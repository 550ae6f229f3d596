import { watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** What the launcher writes into the preview store: the releases from source, and what is wrong with the source. */
const REPORT = 'development.json'

/** The first script of a page of `npm run dev`. A release build has none of it. */
export const OVERLAY_ELEMENT = '<script src="/development/overlay.js"></script>'

/** For `npm run dev`: the overlay of its pages, and an event stream of the report. Other portals may read both. */
export async function developmentRoutes(
  app: FastifyInstance,
  { storeDir }: { storeDir: string },
): Promise<void> {
  const overlay = await readFile(join(import.meta.dirname, 'overlay.js'))
  const pages = new Set<ServerResponse>()
  const send = async (page: ServerResponse) => {
    const report = await readFile(join(storeDir, REPORT), 'utf8').catch(() => undefined)
    if (report) page.write(`data: ${report}\n\n`)
  }
  const watcher = watch(storeDir, (_event, name) => {
    if (name === REPORT) for (const page of pages) void send(page)
  })
  app.addHook('preClose', async () => {
    watcher.close()
    for (const page of pages) page.end()
  })

  app.get('/development/overlay.js', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(overlay),
  )

  app.get('/development/events', (_request, reply) => {
    reply.hijack()
    const page = reply.raw
    page.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
    page.flushHeaders()
    pages.add(page)
    page.on('close', () => pages.delete(page))
    void send(page)
  })
}
