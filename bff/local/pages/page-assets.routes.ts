import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { designOf, fontFiles, illustrationSvg } from '@portal/brands/design'
import fonts from '@portal/brands/fonts.css'
import themes from '@portal/brands/themes.css'
import { tenants } from '@portal/contracts'
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

const brands = Object.values(tenants)

/** With files beside the style sheet. */
const fontFaces = fonts.replaceAll(/[^"]+\/(?=[^"/]+\.woff2)/g, '')

/** The landscape of each theme. */
const landscapes = brands
  .map(({ theme }) => `[data-theme="${theme}"]{--landscape:url("landscape-${theme}.svg")}`)
  .join('\n')

const svg = (content: string) => ({ type: 'image/svg+xml', content })

const brandAssets = {
  'theme.css': { type: 'text/css; charset=utf-8', content: [fontFaces, themes, landscapes].join('\n') },
  ...Object.fromEntries(
    brands.flatMap(({ id, theme }) => [
      [`logo-${theme}.svg`, svg(designOf(id).mark.svg)],
      [`landscape-${theme}.svg`, svg(illustrationSvg(id))],
    ]),
  ),
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
  for (const file of fontFiles) app.register(assetRoute(file, 'font/woff2'))
}
