import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { bundle, transform } from 'lightningcss'

const require = createRequire(import.meta.url)
const sheets = path.dirname(require.resolve('@portal/ui/tokens.css'))

/** The components that are useful without React: the name of each, and that of its outermost class. */
const components: Record<string, string> = {
  button: 'button',
  card: 'card',
  columns: 'columns',
  'data-row': 'row',
  field: 'field',
  group: 'group',
  notice: 'notice',
  'page-header': 'header',
  skeleton: 'bone',
  stack: 'stack',
  'state-message': 'message',
  'status-badge': 'badge',
  'visually-hidden': 'hidden',
}

/** `nordtal-button` for the outermost class, and `nordtal-button-primary` for the others. */
function componentSheet([name, outermost]: [string, string]): string {
  const filename = path.join(sheets, `${name}.module.css`)
  const prefix = `nordtal-${name}`
  const { code } = transform({
    filename,
    code: readFileSync(filename),
    cssModules: { pattern: `${prefix}-[local]`, grid: false, container: false },
  })
  return String(code).replaceAll(new RegExp(`(?<=\\.)${prefix}-${outermost}(?![\\w-])`, 'g'), prefix)
}

const ownSheet = (name: string) => String(bundle({ filename: require.resolve(`@portal/ui/${name}`) }).code)

/** Copies the typefaces beside the sheet, which names them by their addresses. */
async function fontSheet(files: Map<string, Buffer>): Promise<string> {
  const { default: faces } = await import('@portal/brands/fonts.css')
  const inBrands = createRequire(require.resolve('@portal/brands'))
  return String(faces).replaceAll(/url\("([^"]+)"\)/g, (_, font: string) => {
    const name = `fonts/${path.basename(font)}`
    files.set(name, readFileSync(inBrands.resolve(font)))
    return `url("./${name}")`
  })
}

/** The style sheets of the package, and the typefaces. */
export async function writeStyles(): Promise<Map<string, string | Buffer>> {
  const { default: themes } = await import('@portal/brands/themes.css')
  const fonts = new Map<string, Buffer>()
  const styles = [ownSheet('tokens.css'), await fontSheet(fonts), String(themes), ownSheet('base.css')].join(
    '\n',
  )
  return new Map<string, string | Buffer>([
    ...fonts,
    ['styles.css', styles],
    ['components.css', Object.entries(components).map(componentSheet).join('\n')],
  ])
}
