import path from 'node:path'

/** Other builds of the same sources, for `npm run bench`. */
export type Variant = 'monolith' | 'naive'

const root = path.resolve(import.meta.dirname, '../../..')

/** The folder with the builds of a variant. */
export const variantFolder = (variant: Variant) => path.join(root, '.portal/bench', variant, 'builds')

/**
 * Reads the option `--variant`.
 * @throws Error for an unknown variant
 */
export function readVariant(args: string[]): Variant | undefined {
  const index = args.indexOf('--variant')
  if (index < 0) return undefined
  const name = args[index + 1]
  if (name !== 'monolith' && name !== 'naive') throw new Error(`There is no variant ${name}`)
  return name
}
