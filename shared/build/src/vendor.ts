// The elements of a page share one module: their libraries and the client of the BFF with the contracts of its calls.
import { createHash } from 'node:crypto'
import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { facadeFolder, hasFacade } from '@portal/federation/build'
import type { Configuration, ExternalItemFunctionData } from 'webpack'

/** The namespace of the vendor module for each request; see `vendor.ts` of @portal/element. The form library stays in the dialogs. */
const namespaces: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'jsxRuntime',
  'react-dom': 'reactDom',
  'react-router': 'reactRouter',
  rxjs: 'rxjs',
  i18next: 'i18next',
  'react-i18next': 'reactI18next',
  '@tanstack/react-query': 'reactQuery',
  '@portal/bff-client': 'bffClient',
}

const source = path.resolve(import.meta.dirname, '../../element/src')

/** Its build, that of @portal/element. */
const dist = path.resolve(source, '../dist')

/**
 * The id of the vendor module: 16 hexadecimal digits of a hash over its files, as that of a release.
 * @throws Error when it is not built
 */
export async function readVendorId(): Promise<string> {
  const names = await readdir(dist).catch(() => {
    throw new Error('The vendor module of the elements is not built. Run npm run build')
  })
  const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
  const lines = names.map(async (name) => `${name}\0${sha256(await readFile(path.join(dist, name)))}\n`)
  return sha256((await Promise.all(lines)).sort().join('')).slice(0, 16)
}

/** Copies the vendor module into a build, so that a release brings its own. */
export const copyVendor = (id: string, buildDist: string): Promise<void> =>
  cp(dist, path.join(buildDist, 'vendor', id), { recursive: true })

/** The folder of the vendor module, relative to the files of an element. */
export const vendorUrl = (id: string): string => `../../../vendor/${id}/`

/** Takes its libraries and its mount from the vendor module. What its facades lack fails the build. */
export function vendorExternals(id: string): NonNullable<Configuration['externals']> {
  const url = `${vendorUrl(id)}vendor.js`
  return async ({ context, request = '' }: ExternalItemFunctionData) => {
    if (context === source && request === './vendor.ts') return `import ${url}`
    // Each icon imports it. The drawings stay in the element.
    if (request === '../createLucideIcon.mjs') return [url, 'createLucideIcon']
    // The others get the facade, which names the exports.
    if (hasFacade(request) && context !== facadeFolder) return undefined
    const name = namespaces[request]
    return name && [url, name]
  }
}
