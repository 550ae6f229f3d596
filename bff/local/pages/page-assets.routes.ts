import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { designOf, illustrationSvg } from '@portal/brands/design'
import themes from '@portal/brands/themes.css'
import { PARENT_BRAND } from '@portal/contracts'
import type { FastifyPluginAsync } from 'fastify'

const assets = {
  'style.css': 'text/css; charset=utf-8',
  'form.css': 'text/css; charset=utf-8',
  'show-password.js': 'text/javascript; charset=utf-8',
  'password-rules.js': 'text/javascript; charset=utf-8',
}

/** Serves one file as `/assets/<its name>`. */
export const assetRoute =
  (file: URL, type: string): FastifyPluginAsync =>
  async (app) => {
    const content = await readFile(file)
    app.get(`/assets/${basename(file.pathname)}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'max-age=600').send(content),
    )
  }

/** The portal's own typeface, so that a customer sees one site. */
const font = new URL(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
)

/** The account is the parent brand's. */
const brandAssets = {
  'theme.css': { type: 'text/css; charset=utf-8', content: themes },
  'logo.svg': { type: 'image/svg+xml', content: designOf(PARENT_BRAND).mark.svg },
  'landscape.svg': { type: 'image/svg+xml', content: illustrationSvg(PARENT_BRAND) },
}

/** What the layout refers to. */
export const pageAssetsRoutes: FastifyPluginAsync = async (app) => {
  for (const [name, type] of Object.entries(assets)) {
    app.register(assetRoute(new URL(name, import.meta.url), type))
  }
  for (const [name, { type, content }] of Object.entries(brandAssets)) {
    app.get(`/assets/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'max-age=600').send(content),
    )
  }
  app.register(assetRoute(font, 'font/woff2'))
}
