// The types of what a remote exposes, for other hosts of module federation and for editors.
import path from 'node:path'
import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { strToU8, zipSync } from 'fflate'
import { bundleTypes } from './bundled-types.ts'

const config = path.resolve(import.meta.dirname, '../../../portal/tsconfig.declarations.json')

/**
 * The type of a module that a remote exposes, as one text that imports nothing but libraries.
 * @throws Error with what the compiler says
 */
export async function readExposedTypes(): Promise<string> {
  const [text = ''] = await bundleTypes(config, [{ input: 'portal/src/exposed-module.ts' }])
  return text
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
