import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type CustomAtRules, type Selector, transform, type Visitor } from 'lightningcss'
import { evaluateModule } from './evaluate-module.ts'

const attributeValues = (html: string, pattern: RegExp) =>
  new Set(Array.from(html.matchAll(pattern), ([, value = '']) => value).flatMap((value) => value.split(' ')))

/** What matches nothing in a page that has only been painted. */
const interactive = new Set(['hover', 'focus', 'active', 'host'])
const unpainted = new Set(['selection', 'backdrop'])

/**
 * Inlines the rules that hold for a page before anything is loaded, so that the page and its style sheets cannot differ.
 * @param html a page with a style element, which may have rules of its own. A class of `bar.module.css` is `bar_` and its name there
 * @param sheets style sheets, or modules whose text is one, relative to the folder
 */
export async function inlineStyles(html: string, sheets: string[], folder: string): Promise<string> {
  const classes = attributeValues(html, /class="([^"]*)"/g)
  const elements = attributeValues(html, /<([a-z][a-z0-9]*)/g)

  const holds =
    (prefix: string) =>
    (selector: Selector): boolean =>
      selector.every((part) => {
        if (part.type === 'class') return classes.has(prefix + part.name)
        if (part.type === 'type') return elements.has(part.name)
        if (part.type === 'pseudo-element') return !unpainted.has(part.kind)
        return part.type !== 'pseudo-class' || !interactive.has(part.kind)
      })

  async function read(sheet: string): Promise<string> {
    const file = path.join(folder, sheet)
    const text = sheet.endsWith('.ts')
      ? String((await evaluateModule(file)).default)
      : await readFile(file, 'utf8')
    const isModule = sheet.endsWith('.module.css')
    const prefix = isModule ? `${path.basename(sheet, '.module.css')}_` : ''
    return minify(text, rulesThat(holds(prefix)), isModule && `${prefix}[local]`)
  }

  const texts = await Promise.all(sheets.map(read))
  return html.replace(
    /<style>(.*)<\/style>/,
    (_, own: string) => `<style>${minify([...texts, own].join('\n'), {})}</style>`,
  )
}

function minify(text: string, visitor: Visitor<CustomAtRules>, pattern: string | false = false): string {
  return transform({
    filename: 'page.css',
    code: Buffer.from(text),
    minify: true,
    cssModules: pattern !== false && { pattern },
    visitor,
  }).code.toString()
}

const rulesThat = (holds: (selector: Selector) => boolean): Visitor<CustomAtRules> => ({
  Rule: {
    import: () => [],
    media: (rule) =>
      rule.value.query.mediaQueries.some(({ mediaType }) => mediaType === 'print') ? [] : undefined,
    style: (rule) => (rule.value.selectors.some(holds) ? undefined : []),
  },
  Selector: (selector) => (holds(selector) ? undefined : []),
})
