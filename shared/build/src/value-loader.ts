import path from 'node:path'
import type { LoaderContext } from 'webpack'
import { evaluateModule } from './evaluate-module.ts'

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
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}
