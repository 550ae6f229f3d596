// The options of the bench and of Lighthouse. As a program it only checks them, before anything is built.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { lighthousePaths, type Path, paths } from './pages.ts'

export const taskNames = ['structure', 'cold', 'signed-out', 'switches', 'search', 'heap'] as const
export type TaskName = (typeof taskNames)[number]

/** The tasks that visit one tab after the other. */
const tabTasks = ['structure', 'cold'] as const satisfies TaskName[]

export interface Options {
  rounds: number
  only: readonly TaskName[]
  /** A checkout with an installed and built portal, or a store: the release to compare with. */
  base?: string
  /** The only tab to visit, for `structure` and `cold`. */
  path?: Path
}

export interface LighthouseOptions {
  rounds: number
  /** The only page to try. */
  path?: string
}

const USAGE = `Usage: npm run bench -- [--rounds 7] [--only ${taskNames.join()}] [--base <folder>]
       npm run bench -- [--rounds 7] [--only ${tabTasks.join()}] [--path ${paths[0]}] [--base <folder>]
       npm run bench -- --only lighthouse [--rounds 3] [--path ${lighthousePaths[0]}]`

const commandLine = process.argv.slice(2)

const text = { type: 'string' } as const

/** Whether a folder is a checkout, which has its own server. */
export const isCheckout = (base: string): boolean => existsSync(join(base, 'host/server/main.ts'))

/** The store of a checkout, or the folder itself. */
export const storeOf = (base: string): string => (isCheckout(base) ? join(base, '.portal/store') : base)

function taskOf(name: string): TaskName {
  const task = taskNames.find((known) => known === name)
  if (task) return task
  throw new Error(`There is no task "${name}"`)
}

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

/** @throws Error for an unknown option, task, tab or store, or an invalid number of rounds */
export function readOptions(args = commandLine): Options {
  const options = {
    rounds: { ...text, default: '7' },
    only: text,
    path: text,
    base: text,
  }
  const { values } = parseArgs({ args, options })
  const path = pageOf(values.path, paths)
  const possible: readonly TaskName[] = path ? tabTasks : taskNames
  const only = values.only?.split(',').map(taskOf) ?? possible
  if (only.some((name) => !possible.includes(name)))
    throw new Error(`--path goes with the tasks ${tabTasks.join(' and ')} alone`)
  // npm runs this in another folder than that of the command.
  const base = values.base && resolve(process.env.INIT_CWD ?? '.', values.base)
  if (base && !existsSync(join(storeOf(base), 'registry.json')))
    throw new Error(`There is no release store in ${storeOf(base)}`)
  return { rounds: numberOf(values.rounds), only, ...(path && { path }), ...(base && { base }) }
}

/** @throws Error for an unknown option or page, or an invalid number of rounds */
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
