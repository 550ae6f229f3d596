import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { portablePath } from '@portal/federation/source-files'
import { parse } from 'es-module-lexer'
import { type OutputChunk, type Plugin, rolldown } from 'rolldown'
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

/** The license of each library of which a chunk has code. */
function licensesOf(chunks: OutputChunk[]): string {
  const folders = chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .flatMap(([id]) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(portablePath(id))?.[0] ?? [])
  return [...new Set(folders)]
    .toSorted()
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
      const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].find((one) => existsSync(path.join(folder, one)))
      return `${name} ${version} (${license})\n\n${file ? readFileSync(path.join(folder, file), 'utf8').trim() : ''}\n`
    })
    .join('\n---\n\n')
}

/** @throws Error for a library that is neither bundled nor expected in the project */
function checkImports(name: string, code: string): void {
  const imported = parse(code)[0].flatMap((one) => ('specifier' in one && one.specifier) || [])
  const foreign = imported.filter((id) => !/^(\.|node:)/.test(id))
  const unknown = foreign.filter((id) => !allowed[name as keyof typeof scripts]?.includes(id))
  if (unknown.length > 0) throw new Error(`${name}.js would import ${unknown.join(', ')}`)
}

/** The modules of the package as JavaScript, by their files, and the licenses of what they contain. */
export async function bundleScripts(): Promise<Record<string, string>> {
  const bundle = await rolldown({
    cwd: own,
    input: scripts,
    // Not Node: rxjs would be CommonJS.
    platform: 'neutral',
    resolve: { conditionNames: ['es2015', 'import', 'default'] },
    external: /^node:/,
    plugins: [ownParts],
  })
  const { output } = await bundle.generate({ format: 'es', chunkFileNames: 'chunks/[name].js' })
  const chunks = output.filter((file) => file.type === 'chunk')
  for (const { name, code } of chunks) checkImports(name, code)
  return {
    ...Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
    'LICENSES.txt': licensesOf(chunks),
  }
}
