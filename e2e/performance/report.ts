import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawChart } from './chart.ts'
import { type Results, variantsIn } from './results.ts'
import { type Row, rowsOf } from './rows.ts'
import type { VariantName } from './servers.ts'
import { ratioOf } from './statistics.ts'

/** What is divided by what. */
const comparisons: [VariantName, VariantName][] = [
  ['portal', 'monolith'],
  ['naive', 'portal'],
  ['portal', 'base'],
]

function format({ shown, unit, label }: Row): string {
  const digits = { ms: 0, MB: 1, kB: 1, '': label.startsWith('CLS') ? 3 : 0 }[unit]
  return [shown.toFixed(digits), unit].filter(Boolean).join(' ')
}

function compare(one: Row | undefined, other: Row | undefined): string {
  if (!one?.perRound || !other?.perRound) return ''
  const { median, min, max } = ratioOf(one.perRound, other.perRound)
  const range = one.perRound.length > 1 ? ` (${min.toFixed(2)}–${max.toFixed(2)})` : ''
  return `${median.toFixed(2)}${range}`
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`

/** The table as Markdown. */
export function tableOf(results: Results): string {
  const variants = variantsIn(results)
  const compared = comparisons.filter((pair) => pair.every((name) => variants.includes(name)))
  const head = ['', ...variants, ...compared.map(([one, other]) => `${one} / ${other}`)]
  const body = rowsOf(results, variants).map((cells) => {
    const cellOf = (name: VariantName) => cells[variants.indexOf(name)]
    const ratios = compared.map(([one, other]) => compare(cellOf(one), cellOf(other)))
    return [cells[0]?.label ?? '', ...cells.map(format), ...ratios]
  })
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...body.map(line)].join(
    '\n',
  )
}

function describe({ date, revision, base, rounds, machine, conditions }: Results): string {
  const { processor, cores, memoryGiB, system, node, chromium } = machine
  return [
    `${date}, revision \`${revision.slice(0, 10)}\`${base ? `, base \`${base.slice(0, 10)}\`` : ''}, ${rounds} rounds.`,
    `${cores} cores (${processor}), ${memoryGiB} GiB, ${system}, Node ${node}, Chromium ${chromium}.`,
    `Network ${conditions.kilobitPerSecond / 1000} Mbit/s with ${conditions.latencyMs} ms latency, processor ${conditions.cpuSlowdown} times slower.`,
  ].join('\n')
}

const START = '<!-- bench:start -->'
const END = '<!-- bench:end -->'

/** Writes chart and table into the README of this folder. */
export async function writeReport(results: Results): Promise<void> {
  const file = join(import.meta.dirname, 'README.md')
  const text = await readFile(file, 'utf8')
  const [before, rest] = text.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`${file} must contain ${START} and ${END}`)
  const image = '![Time until the data is visible, by tab and variant](results.svg)'
  const report = [START, image, describe(results), tableOf(results), END].join('\n\n')
  await writeFile(file, `${before}${report}${after}`)
  await writeFile(join(import.meta.dirname, 'results.svg'), drawChart(results))
}
