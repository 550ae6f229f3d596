import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const taskNames = ['structure', 'cold', 'signed-out', 'switches', 'search', 'heap'] as const
export type TaskName = (typeof taskNames)[number]

export interface Options {
  rounds: number
  only: readonly TaskName[]
  /** A checkout with an installed and built portal, or a store: the release to compare with. */
  base?: string
}

const isTask = (name: string): name is TaskName => taskNames.some((known) => known === name)

/**
 * Reads the command line.
 * @throws Error for an unknown task or no number of rounds
 */
export function readOptions(args = process.argv.slice(2)): Options {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '7' },
      only: { type: 'string', default: taskNames.join() },
      base: { type: 'string' },
    },
  })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be 1 or more')
  const only = values.only.split(',').map((name) => {
    if (isTask(name)) return name
    throw new Error(`There is no task ${name}. Choose from: ${taskNames.join(', ')}`)
  })
  // npm runs this in another folder than that of the command.
  const base = values.base && resolve(process.env.INIT_CWD ?? '.', values.base)
  return { rounds, only, ...(base && { base }) }
}
