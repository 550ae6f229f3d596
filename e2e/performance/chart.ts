import { paths } from './pages.ts'
import { type Results, valuesOf, variantsIn } from './results.ts'
import type { VariantName } from './servers.ts'
import { median } from './statistics.ts'

const colours: Record<VariantName, string> = {
  portal: '#0b6e4f',
  monolith: '#5b7db1',
  naive: '#d98324',
  base: '#8a8a8a',
}

const TITLE = 'Time until the data is visible, empty cache'
const WIDTH = 760
const LABELS = 170
const BAR = 14
const GROUP_GAP = 16
const TOP = 64
/** Right of the longest bar. */
const VALUES = 80

const text = (x: number, y: number, content: string, attributes = '') =>
  `<text x="${x}" y="${y}"${attributes && ` ${attributes}`}>${content}</text>`

/** A bar for each variant and tab: the median time until the data is visible with an empty cache. */
export function drawChart(results: Results): string {
  const variants = variantsIn(results)
  const timeOf = (variant: VariantName, path: (typeof paths)[number]) =>
    median(valuesOf(results, { task: 'cold', figure: 'cold.data', variant, path }))
  const slowest = Math.max(...paths.flatMap((path) => variants.map((variant) => timeOf(variant, path))))
  const scale = (WIDTH - LABELS - VALUES) / slowest
  const groupHeight = variants.length * BAR + GROUP_GAP
  const height = TOP + paths.length * groupHeight
  const legend = variants.map((variant, index) => {
    const x = LABELS + index * 110
    return `<rect x="${x}" y="36" width="12" height="12" fill="${colours[variant]}"/>${text(x + 18, 46, variant)}`
  })
  const groups = paths.flatMap((path, group) => {
    const top = TOP + group * groupHeight
    const bars = variants.map((variant, index) => {
      const time = timeOf(variant, path)
      const y = top + index * BAR
      const width = (time * scale).toFixed(1)
      const bar = `<rect x="${LABELS}" y="${y}" width="${width}" height="${BAR - 2}" fill="${colours[variant]}"/>`
      return bar + text(LABELS + Number(width) + 6, y + BAR - 4, `${time.toFixed(0)} ms`)
    })
    return [text(12, top + (variants.length * BAR) / 2 + 4, path), ...bars]
  })
  const heading = text(12, 22, TITLE, 'font-size="15" font-weight="bold"')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" fill="#222">
<title>${TITLE}</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${[heading, ...legend, ...groups].join('\n')}
</svg>
`
}
