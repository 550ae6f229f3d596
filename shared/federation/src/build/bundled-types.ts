// Declarations of our own packages as one text.
import { execFile } from 'node:child_process'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'rolldown'

const shared = path.resolve(import.meta.dirname, '../../..')
const compiler = createRequire(import.meta.url)
  .resolve('typescript/package.json')
  .replace('package.json', 'bin/tsc')

const isOwn = (id: string) => /^(\.|@portal\/)/.test(id) && !id.endsWith('.css')

/** @param source relative to `shared` */
export const declarationOf = (source: string): string => source.replace(/\.tsx?$/, '.d.ts')

/** Finds the declarations of our own packages where their sources are. The rest stays imported. */
const besideSources = (folder: string, imported: Record<string, string>): Plugin => ({
  name: 'beside-sources',
  resolveId: {
    order: 'pre',
    handler(id, importer) {
      if (!importer) return
      if (!isOwn(id)) return { id, external: true }
      const [, ownPackage] = /^@portal\/([\w-]+)/.exec(id) ?? []
      // A package knows itself by its name. A declaration may name more packages than the source imports.
      const source = ownPackage
        ? path.relative(shared, createRequire(path.join(shared, ownPackage, 'package.json')).resolve(id))
        : path.relative(folder, path.resolve(path.dirname(importer), id))
      const outside = imported[source]
      return outside ? { id: outside, external: true } : path.join(folder, declarationOf(source))
    },
  },
})

async function writeDeclarations(config: string, folder: string): Promise<void> {
  const args = [compiler, '--project', config, '--outDir', folder]
  await promisify(execFile)(process.execPath, args).catch(({ stdout, message }) => {
    throw new Error(`The declarations of ${config} cannot be written: ${stdout || message}`)
  })
}

interface TypeBundle {
  /** The module whose types it has. Files are relative to `shared`. */
  input: string
  /** Modules that stay imported, each with the name that it is imported by. */
  imported?: Record<string, string>
}

/**
 * The declarations of modules, each as one text that imports nothing but libraries.
 * @param config a tsconfig.json that emits declarations of `shared`
 * @param change what to do with the folder of declarations before
 * @throws Error with what the compiler says
 */
export async function bundleTypes(
  config: string,
  bundles: TypeBundle[],
  change?: (folder: string) => Promise<void>,
): Promise<string[]> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'portal-types-')))
  try {
    await writeDeclarations(config, folder)
    await change?.(folder)
    // Every build loads this file, and only that of a release needs these.
    const [{ rolldown }, { dts }] = await Promise.all([import('rolldown'), import('rolldown-plugin-dts')])
    return await Promise.all(
      bundles.map(async ({ input, imported = {} }) => {
        const bundle = await rolldown({
          cwd: folder,
          input: path.join(folder, declarationOf(input)),
          plugins: [
            besideSources(folder, imported),
            dts({ dtsOnly: true, generator: 'oxc', tsconfig: config }),
          ],
        })
        const { output } = await bundle.generate({ format: 'es' })
        return output[0].code
      }),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}
