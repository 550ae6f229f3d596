import path from 'node:path'
import type { LoaderContext } from 'webpack'
import { evaluateModule } from './evaluate-module.ts'

/** The file of a font gets part of the bundle, and its name the address of the file. */
const withAddresses = (json: string) =>
  json.replaceAll(/"[^"]+\.woff2"/g, (name) => `new URL(${name}, import.meta.url).href`)

/**
 * Runs a module at build time and bundles only its values: its default export if that is a text, or its constants. Each
 * constant is a separate export, so that unused ones are removed.
 */
export default async function valueLoader(this: LoaderContext<object>): Promise<string> {
  // The loader does not see the imports of the module.
  this.cacheable(false)
  this.addContextDependency(path.resolve(path.dirname(this.resourcePath), '..'))
  const { default: text, ...constants } = await evaluateModule(this.resourcePath)
  if (typeof text === 'string') return text
  return Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${withAddresses(JSON.stringify(value))}\n`)
    .join('')
}
