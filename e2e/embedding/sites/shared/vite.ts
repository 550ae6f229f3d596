import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, UserConfig } from 'vite'

const page = readFileSync(fileURLToPath(new URL('./page.html', import.meta.url)), 'utf8')

/** `index.html` of a site is what stands in the main part of Solarstadt's page. */
const solarstadtPage: Plugin = {
  name: 'solarstadt-page',
  transformIndexHtml: { order: 'pre', handler: (main) => page.replace('<!-- main -->', () => main) },
}

/** The config of a site. Its strict CSP allows neither inline scripts nor fonts in style sheets. */
export const site = (...plugins: UserConfig['plugins'] & {}): UserConfig => ({
  plugins: [solarstadtPage, ...plugins],
  build: { assetsInlineLimit: 0, modulePreload: false, target: 'es2022' },
})
