// A portal and its releases on routes of a page: a few lines each, because any element will do.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '@portal/e2e'

export const POLICY = [
  "default-src 'none'",
  "script-src 'self' https://portal.example",
  'style-src https://portal.example',
  'connect-src https://portal.example',
  "require-trusted-types-for 'script'; trusted-types nordtal-elements",
].join('; ')

const entry = (text: string) => `
import './library.js'
customElements.define('nordtal-trial', class extends HTMLElement {
  connectedCallback() {
    const href = 'https://portal.example/remotes/x/style.css'
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: 'anonymous' })
    const view = Object.assign(document.createElement('p'), { textContent: '${text}' })
    this.attachShadow({ mode: 'open' }).append(link, view)
  }
})`

const library = 'globalThis.libraries = (globalThis.libraries ?? 0) + 1'
const style = ':host { color: rgb(1, 2, 3) }'
export const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

export const describe = (folder: string, text: string) => ({
  url: `${folder}remotes/x/${text}.js`,
  integrity: integrity(entry(text)),
  modules: [{ url: `${folder}remotes/x/library.js`, integrity: integrity(library) }],
  styles: [{ url: `${folder}remotes/x/style.css`, integrity: integrity(style) }],
  later: [],
})

/** Serves the portal. A changed file, or a number as its status, replaces what a request gets; several are used in turn. */
export async function servePortal(page: Page, changed: Record<string, (string | number)[]> = {}) {
  const files: Record<string, string> = {
    '/elements/loader.js': await readFile(join(root, 'host/dist/elements/loader.js'), 'utf8'),
    '/elements/nordtal-trial.json': JSON.stringify(describe('../', 'live')),
    '/elements/nordtal-trial/0123456789abcdef.json': JSON.stringify(describe('../../', 'pinned')),
    '/remotes/x/live.js': entry('live'),
    '/remotes/x/pinned.js': entry('pinned'),
    '/remotes/x/library.js': library,
    '/remotes/x/style.css': style,
  }
  const requests: string[] = []
  await page.route('https://portal.example/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    requests.push(pathname)
    const body = changed[pathname]?.shift() ?? files[pathname] ?? 404
    const type = { js: 'text/javascript', css: 'text/css', json: 'application/json' }[
      pathname.split('.').pop() ?? ''
    ]
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      contentType: type ?? 'text/plain',
      ...(typeof body === 'number' ? { status: body } : { body }),
    })
  })
  return requests
}

export async function openPage(page: Page, scripts: string[], policy = POLICY) {
  const tags = scripts.map((script) => `<script type="module" src="${script}"></script>`).join('')
  await page.route('https://solarstadt.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><title>Solarstadt</title>${tags}<nordtal-trial>Rufen Sie uns an.</nordtal-trial>`,
    }),
  )
  await page.goto('https://solarstadt.example/')
}

export const LOADER = 'https://portal.example/elements/loader.js'

/** Holds the first request for a file until the returned function is called. */
export async function holdFirst(page: Page, path: string) {
  const held = Promise.withResolvers<void>()
  await page.route(
    `https://portal.example${path}`,
    async (route) => {
      await held.promise
      await route.fallback()
    },
    { times: 1 },
  )
  return held.resolve
}
