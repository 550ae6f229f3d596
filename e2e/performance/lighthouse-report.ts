import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Machine } from './machine.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Scores = Record<(typeof categories)[number], number>

const forms = ['desktop', 'mobile'] as const
export type Form = (typeof forms)[number]

/** The least performance that a page may have. */
const least: Record<Form, number> = { desktop: 95, mobile: 85 }

/** Of a run. */
export interface LighthouseResults {
  date: string
  revision: string
  rounds: number
  machine: Machine
  rows: ({ path: string; isPublic: boolean } & Record<Form, Scores>)[]
}

const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`

/** The scores as Markdown. */
export function tableOf({ rows }: LighthouseResults): string {
  const titles = ['performance', 'accessibility', 'best practices', 'SEO']
  const head = ['', ...forms.flatMap((form) => titles.map((title) => `${form}: ${title}`))]
  const body = rows.map((row) => [
    row.path,
    ...forms.flatMap((form) => categories.map((name) => row[form][name])),
  ])
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...body.map(line)].join(
    '\n',
  )
}

/** The scores that are lower than a page may have. Only public pages are for search engines. */
export function failuresOf({ rows }: LighthouseResults): string[] {
  return rows.flatMap((row) =>
    forms.flatMap((form) => {
      const required = {
        performance: least[form],
        accessibility: 100,
        'best-practices': 100,
        seo: row.isPublic ? 100 : 0,
      }
      return categories
        .filter((name) => row[form][name] < required[name])
        .map((name) => `${row.path}, ${form}: ${name} is ${row[form][name]}, not ${required[name]}`)
    }),
  )
}

const START = '<!-- lighthouse:start -->'
const END = '<!-- lighthouse:end -->'

/** Writes the table into the README of this folder. */
export async function writeReport(results: LighthouseResults): Promise<void> {
  const file = join(import.meta.dirname, 'README.md')
  const [before, rest = ''] = (await readFile(file, 'utf8')).split(START)
  const after = rest.split(END)[1]
  if (after === undefined) throw new Error(`${file} must contain ${START} and ${END}`)
  const { processor, cores, system, node, chromium } = results.machine
  const about = [
    `${results.date}, revision \`${results.revision.slice(0, 10)}\`, median of ${results.rounds} rounds.`,
    `${cores} cores (${processor}), ${system}, Node ${node}, Chromium ${chromium}.`,
  ].join('\n')
  await writeFile(file, `${before}${[START, about, tableOf(results), END].join('\n\n')}${after}`)
}
