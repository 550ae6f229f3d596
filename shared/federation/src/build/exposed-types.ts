// The types of what a remote exposes, for other hosts of module federation and for editors.
import { execFile } from 'node:child_process'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { strToU8, zipSync } from 'fflate'
import type { Plugin } from 'rolldown'

const shared = path.resolve(import.meta.dirname, '../../..')
const config = path.join(shared, 'portal/tsconfig.declarations.json')
const compiler = createRequire(import.meta.url)
  .resolve('typescript/package.json')
  .replace('package.json', 'bin/tsc')

const isOwn = (id: string) => /^(\.|@portal\/)/.test(id) && !id.endsWith('.css')

/** Finds the declarations of our own packages where their sources are. The rest stays imported. */
const besideSources = (folder: string): Plugin => ({
  name: 'beside-sources',
  resolveId: {
    order: 'pre',
    handler(id, importer) {
      if (!importer) return
      if (!isOwn(id)) return { id, external: true }
      const [, ownPackage] = /^@portal\/([\w-]+)/.exec(id) ?? []
      // A package knows itself by its name. A declaration may name more packages than the source imports.
      const from = ownPackage ? path.join(ownPackage, 'package.json') : path.relative(folder, importer)
      const source = createRequire(path.join(shared, from)).resolve(id)
      return path.join(folder, path.relative(shared, source).replace(/\.tsx?$/, '.d.ts'))
    },
  },
})

async function writeDeclarations(folder: string): Promise<void> {
  const args = [compiler, '--project', config, '--outDir', folder]
  await promisify(execFile)(process.execPath, args).catch(({ stdout, message }) => {
    throw new Error(`The types of exposed modules cannot be written: ${stdout || message}`)
  })
}

/**
 * The type of a module that a remote exposes, as one text that imports nothing but libraries.
 * @throws Error with what the compiler says
 */
export async function readExposedTypes(): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'portal-types-')))
  try {
    await writeDeclarations(folder)
    // Every build loads this file, and only that of a release needs these.
    const [{ rolldown }, { dts }] = await Promise.all([import('rolldown'), import('rolldown-plugin-dts')])
    const bundle = await rolldown({
      cwd: folder,
      input: path.join(folder, 'portal/src/exposed-module.d.ts'),
      plugins: [besideSources(folder), dts({ dtsOnly: true, generator: 'oxc', tsconfig: config })],
    })
    const { output } = await bundle.generate({ format: 'es' })
    return output[0].code
  } finally {
    await rm(folder, { recursive: true })
  }
}

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0]

/** The name that the library gives it. */
const ARCHIVE = '@mf-types.zip'

/**
 * Adds an archive with a declaration for each exposed module to a build, and to its manifest, where other hosts look for it. Equal
 * sources give equal bytes.
 */
export const manifestWithTypes = (exposes: object, types: string): NonNullable<Options['manifest']> => ({
  additionalData({ stats, compiler, compilation }) {
    const files = Object.keys(exposes).map((name) => [`${name.replace('./', '')}.d.ts`, strToU8(types)])
    const archive = zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1) })
    compilation.emitAsset(ARCHIVE, new compiler.webpack.sources.RawSource(Buffer.from(archive)))
    stats.metaData.types = { path: '', name: '', zip: ARCHIVE, api: '' }
  },
})
