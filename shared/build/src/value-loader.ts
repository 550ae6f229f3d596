import path from 'node:path'
import type { LoaderContext } from 'webpack'
import { evaluateModule } from './evaluate-module.ts'

/**
 * Runs a module at build time and bundles its values alone: the text that it exports as default, or its constants. Each
 * constant stands by itself, so that those that are not used are left out.
 */
export default async function valueLoader(this: LoaderContext<object>): Promise<string> {
  // It does not know what the module imports.
  this.cacheable(false)
  this.addContextDependency(path.resolve(path.dirname(this.resourcePath), '..'))
  const { default: text, ...constants } = await evaluateModule(this.resourcePath)
  if (typeof text === 'string') return text
  return Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}
