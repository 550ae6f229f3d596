import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { portablePath } from '@portal/federation/source-files'
import type { Plugin } from 'rolldown'
import { bundleScripts } from './bundle.ts'
import { modules } from './declarations.ts'

const own = path.resolve(import.meta.dirname, '../..')

/** The libraries of which the package has what it uses. All others are those of the project that installs it. */
const bundled = ['es-module-lexer', 'rxjs', 'tslib', 'valibot']

/** With what only the plugins name. */
const scripts = { ...modules, 'jsx-dev-runtime': 'src/bundlers/jsx-dev-runtime.ts' }

/** What each module may import of the project that installs it, besides Node. */
const allowed: Record<keyof typeof scripts, string[]> = {
  index: [],
  testing: [],
  webpack: [],
  rsbuild: [],
  vite: ['@module-federation/vite'],
  'jsx-dev-runtime': ['react/jsx-runtime'],
}

const isBundled = (id: string) =>
  /^[./\0]|^@portal\//.test(id) || bundled.some((library) => id === library || id.startsWith(`${library}/`))

/** Modules of which the package has the values: what the facades list, and what follows from the brands. */
const computed = /shared\/(remote\/src\/bundlers\/host-libraries|brands\/src\/(facts|details))\.ts$/

/** Leaves out what our own packages have besides: components with their styles, and the libraries that these need. */
const ownParts: Plugin = {
  name: 'own-parts',
  resolveId(id, importer) {
    if (importer && id.endsWith('.css')) return { id: '\0css', moduleSideEffects: false }
    return importer && !isBundled(id) ? { id, external: true, moduleSideEffects: false } : undefined
  },
  async load(id) {
    if (id === '\0css') return 'export default {}'
    if (!computed.test(portablePath(id))) return undefined
    return Object.entries(await import(pathToFileURL(id).href))
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
      .join('')
  },
}

/** The modules of the package as JavaScript, by their files, and the licenses of what they contain. */
export const writeScripts = (): Promise<Record<string, string>> =>
  bundleScripts(
    {
      cwd: own,
      input: scripts,
      // Not Node: rxjs would be CommonJS.
      platform: 'neutral',
      resolve: { conditionNames: ['es2015', 'import', 'default'] },
      plugins: [ownParts],
    },
    allowed,
  )
