// The typefaces. The build bundles each file of a font, and replaces its name by its address.
import { brands, type TenantId } from './facts.ts'

/** The latin file has every letter of the German texts and of most names. */
const fileOf = (font: string) => `@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`

/** Its own name: a foreign page may have the usual one. */
const familyOf = (font: string) => `portal-${font}`

/** Without its file a text has the font of the system. */
export const bodyStack = (id: TenantId): string => `"${familyOf(brands[id].fonts.body)}",system-ui,sans-serif`

export function headingStack(id: TenantId): string {
  const { body, heading, substitute } = brands[id].fonts
  return heading === body ? 'var(--font-body)' : `"${familyOf(heading)}",${substitute}`
}

const fonts = new Set(Object.values(brands).flatMap(({ fonts: { body, heading } }) => [body, heading]))

/** The typefaces of all brands. */
export const typefaces: { family: string; file: string }[] = Array.from(fonts, (font) => ({
  family: familyOf(font),
  file: fileOf(font),
}))

/** The file of the running text of each theme. */
export const bodyFonts: Record<string, string> = Object.fromEntries(
  Object.values(brands).map(({ theme, fonts: { body } }) => [theme, fileOf(body)]),
)
