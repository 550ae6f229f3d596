import { contrast } from '@portal/brands/contrast'

export type Scheme = 'light' | 'dark'

/** A color in both schemes, as `#rrggbb`. */
export type Color = Record<Scheme, string>

/** A token as the contract of a release describes it. */
export interface Token {
  name: string
  summary: string
  default: string
  /** The colors below it, and the least contrast with each. */
  contrast?: Record<string, number>
}

/** A sentence for each pair of colors that differ too little. */
export function contrastWarnings(tokens: Token[], colors: Record<string, Color>): string[] {
  const pairs = tokens.flatMap(({ name, contrast: below = {} }) =>
    Object.entries(below).map(([background, least]) => ({ name, background, least })),
  )
  return pairs.flatMap(({ name, background, least }) =>
    (['light', 'dark'] as const).flatMap((scheme) => {
      const [text, ground] = [colors[name]?.[scheme], colors[background]?.[scheme]]
      const ratio = text && ground ? contrast(text, ground) : least
      // Rounded down: 4.49 is too little.
      const shown = (Math.floor(ratio * 10) / 10).toFixed(1)
      return ratio < least
        ? [`${scheme}: ${name} on ${background} is ${shown} : 1, at least ${least} : 1`]
        : []
    }),
  )
}

/** The value of a color token. */
export const colorValue = ({ light, dark }: Color): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`

/**
 * A rule with tokens for the elements of a page.
 * @param theme their `data-theme`; empty: they have none
 */
export function styleSheet(
  elements: string[],
  theme: string,
  values: [token: string, value: string][],
): string {
  const selectors = elements.map((element) => (theme ? `${element}[data-theme="${theme}"]` : element))
  const lines = values.map(([token, value]) => `  ${token}: ${value};\n`)
  return `${selectors.join(',\n')} {\n${lines.join('')}}`
}
