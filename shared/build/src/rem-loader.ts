import postcss from 'postcss'
import type { LoaderContext } from 'webpack'

/** A string or a whole `url()`, which stay as they are; or a length in rem. */
const PARTS = /"[^"]*"|'[^']*'|url\([^)]*\)|(?<![\w-])([+-]?(?:\d+\.?\d*|\.\d+))rem\b/gi

/**
 * A webpack loader that turns lengths in `rem` into multiples of `--portal-rem`, because `rem` is the font size of the page
 * around an element. Media queries keep `rem`, which is the font size of the browser there.
 */
export default function remLoader(this: LoaderContext<object>, css: string): string {
  const sheet = postcss.parse(css, { from: this.resourcePath })
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(PARTS, (part, count?: string) =>
      count === undefined ? part : `calc(${count} * var(--portal-rem))`,
    )
  })
  sheet.walkAtRules('container', ({ params }) => {
    if (/\drem\b/i.test(params))
      throw new Error(`@container ${params}: rem is the font size of the page, use em`)
  })
  return sheet.toString()
}
