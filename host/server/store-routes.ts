import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { developmentRoutes, OVERLAY_ELEMENT } from './development/development-routes.ts'
import { createHtmlSender } from './html-files.ts'
import { pagesOfPath } from './page-paths.ts'
import { sendProblem } from './problem.ts'

/** The description of one release of an element. */
const ELEMENT_RELEASE = /^elements\/[a-z-]+\/[0-9a-f]{16}\.json$/

/** A page for integrators. A path with dots could leave the store. */
const ELEMENTS_PAGE = /^elements\/[a-z-]+\.html$/

/** Compressed or not. Source maps stay in the store for the monitoring. */
const SOURCE_MAP = /\.map(\.br|\.gz)?$/

/** Where password managers send a customer who changes the password. */
const PASSWORD_PATH = '/security/password-reset'

export interface StoreRoutesOptions {
  storeDir: string
  /** Serves source maps, and pages with the overlay of `npm run dev`. */
  development?: boolean
}

const immutable = { maxAge: '365d', immutable: true }

/** Serves a release store: files of releases are immutable, the registry and the pages are revalidated. */
export async function storeRoutes(
  app: FastifyInstance,
  { storeDir, development = false }: StoreRoutesOptions,
): Promise<void> {
  const sendHtml = createHtmlSender()
  const sendPage = development ? createHtmlSender(OVERLAY_ELEMENT) : sendHtml
  if (development) await app.register(developmentRoutes, { storeDir })
  const sendReleaseFile = (reply: FastifyReply, path: string) =>
    SOURCE_MAP.test(path) && !development ? reply.callNotFound() : reply.sendFile(path, immutable)
  await app.register(fastifyStatic, { root: storeDir, serve: false, preCompressed: true, dotfiles: 'ignore' })

  app.get<{ Params: { '*': string } }>('/host/*', (request, reply) =>
    sendReleaseFile(reply, `host/${request.params['*']}`),
  )

  app.get<{ Params: { '*': string } }>('/sets/*', (request, reply) =>
    reply.sendFile(`sets/${request.params['*']}`, immutable),
  )

  // Foreign pages import a remote's element from here, so any origin may read its files.
  app.get<{ Params: { '*': string } }>('/remotes/*', (request, reply) =>
    sendReleaseFile(reply.header('access-control-allow-origin', '*'), `remotes/${request.params['*']}`),
  )

  app.get<{ Params: { name: string; release: string } }>(
    '/remotes/:name(^[a-z-]+$)/:release(^[0-9a-f]{16}$)/element/index.html',
    (request, reply) =>
      sendHtml(
        [join(storeDir, 'remotes', request.params.name, request.params.release, 'element/index.html')],
        request,
        reply,
      ),
  )

  app.get<{ Params: { '*': string } }>('/elements/*', (request, reply) => {
    const path = `elements/${request.params['*']}`
    reply.header('access-control-allow-origin', '*')
    if (ELEMENTS_PAGE.test(path)) return sendHtml([join(storeDir, path)], request, reply)
    return ELEMENT_RELEASE.test(path)
      ? reply.sendFile(path, immutable)
      : reply.sendFile(path, { maxAge: '60s' })
  })

  app.get('/.well-known/change-password', (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(PASSWORD_PATH),
  )

  const revalidated = [
    'registry.json',
    'live.json',
    'config.json',
    'robots.txt',
    'licenses.txt',
    'security.txt',
  ]
  for (const file of revalidated) {
    const path = file === 'security.txt' ? `/.well-known/${file}` : `/${file}`
    app.get(path, (_request, reply) => {
      // Another portal reads the release that overrides one of its own.
      if (development) reply.header('access-control-allow-origin', '*')
      return reply.header('cache-control', 'no-cache').sendFile(file, { cacheControl: false })
    })
  }

  app.setNotFoundHandler((request, reply) => {
    const { link, pages } = pagesOfPath(storeDir, request)
    if (link) return reply.header('cache-control', 'no-store').redirect(link)
    if (pages.length === 0) return sendProblem(reply, 404)
    return sendPage(pages, request, reply.removeHeader('access-control-allow-origin'))
  })
}
