import { transform } from 'lightningcss'
import type { LoaderContext } from 'webpack'
import { styleTargets } from './floor.ts'

/** Pictures are data URLs, and get their light colors. */
const IN_PICTURE = /light-dark\(([^,()]*),[^()]*\)/g

/**
 * Resolves `light-dark()` in a sheet of tokens, for browsers without it. They know no color scheme of a foreign page, so that an
 * element is light unless it is told. In a later layer than the tokens.
 */
export default function olderColorsLoader(this: LoaderContext<object>, sheet: string): string {
  const code = Buffer.from(`@layer base{@layer tokens{:host{color-scheme:light}}${sheet}}`)
  const lowered = transform({ filename: this.resourcePath, code, targets: styleTargets }).code.toString()
  return lowered.replaceAll(IN_PICTURE, '$1')
}
