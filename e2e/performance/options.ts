// The options of the bench and of Lighthouse. As a program it only checks them, before anything is built.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { lighthousePaths, type Path, paths } from './pages.ts'

export const taskNames = ['structure', 'cold', 'signed-out', 'switches', 'search', 'heap'] as const
export type TaskName = (typeof taskNames)[number]

export interface Options {
  rounds: number
  only: readonly TaskName[]
  /** A checkout with an installed and built portal, or a store: the release to compare with. */
  base?: string
  /** The only tab to visit, in the tasks that visit several. */
  path?: Path
}

export interface LighthouseOptions {
  rounds: number
  /** The only page to try. */
  path?: string
}

const USAGE = `Usage: npm run bench -- [--rounds 7] [--only ${taskNames.join()}] [--path ${paths[0]}] [--base <folder>]
       npm run bench -- --only lighthouse [--rounds 3] [--path ${lighthousePaths[0]}]`

const commandLine = process.argv.slice(2)

const text = { type: 'string' } as const

const isTask = (name: string): name is TaskName => taskNames.some((known) => known === name)

/** One of the pages, or undefined for all. */
function pageOf<Page extends string>(path: string | undefined, pages: readonly Page[]): Page | undefined {
  const page = pages.find((one) => one === path)
  if (path && !page) throw new Error(`There is no page "${path}". Choose from: ${pages.join(', ')}`)
  return page
}

function numberOf(rounds: string): number {
  if (/^[1-9]\d{0,2}$/.test(rounds)) return Number(rounds)
  throw new Error(`--rounds takes whole numbers from 1 to 999, not "${rounds}"`)
}

/** @throws Error for an unknown option, task, tab or folder, or no number of rounds */
export function readOptions(args = commandLine): Options {
  const options = {
    rounds: { ...text, default: '7' },
    only: { ...text, default: taskNames.join() },
    path: text,
    base: text,
  }
  const { values } = parseArgs({ args, options })
  const only = values.only.split(',').map((name) => {
    if (isTask(name)) return name
    throw new Error(`There is no task "${name}"`)
  })
  // npm runs this in another folder than that of the command.
  const base = values.base && resolve(process.env.INIT_CWD ?? '.', values.base)
  if (base && !existsSync(base)) throw new Error(`There is no folder ${base}`)
  const path = pageOf(values.path, paths)
  return { rounds: numberOf(values.rounds), only, ...(path && { path }), ...(base && { base }) }
}

/** @throws Error for an unknown option or page, or no number of rounds */
export function readLighthouseOptions(args = commandLine): LighthouseOptions {
  const { values } = parseArgs({
    args,
    options: { only: text, path: text, rounds: { ...text, default: '3' } },
  })
  const path = pageOf(values.path, lighthousePaths)
  return { rounds: numberOf(values.rounds), ...(path && { path }) }
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({ args: commandLine, strict: false, options: { only: text } })
    if (values.only === 'lighthouse') readLighthouseOptions()
    else readOptions()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}\n`)
    process.exitCode = 1
  }
}
