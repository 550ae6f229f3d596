import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Children, exitCodeOf } from './children.ts'
import { LaunchError } from './terminal.ts'
import { root } from './workspace.ts'

/** The result of one task, which is a script of a package. */
export interface TaskRun {
  /** Relative to the root, `.` for the root itself. */
  folder: string
  task: string
  ok: boolean
  /** Whether the result is that of an earlier run on the same inputs. */
  cached: boolean
  milliseconds: number
  /** Processor time of its processes in seconds. Undefined if cached, and on Windows. */
  processor?: ProcessorTime | undefined
  /** The file of its output, relative to the root. Empty for a step that is not cached, which has none. */
  logFile: string
}

interface ProcessorTime {
  user: number
  system: number
}

interface Summary {
  tasks: {
    command: string
    hash: string
    directory: string
    task: string
    logFile?: string
    cache: { status: 'HIT' | 'MISS' }
    execution?: { startTime: number; endTime: number; exitCode: number | null }
  }[]
}

interface TurboOptions {
  /** `inherit` shows the output of each task as one block. */
  output: 'inherit' | 'ignore'
  env?: Record<string, string>
  /** A copy of the checkout. */
  folder?: string
}

const timedShell = join(root, 'shared/launcher/timed-shell.sh')
/** Characters. */
const MOST_ERRORS = 10_000
const NO_SCRIPT = '<NONEXISTENT>'

/**
 * Runs tasks with Turborepo, one per core, and continues after a failure.
 * @param tasks `<package>#<script>`, or `//#<script>` for a script of the root
 * @throws LaunchError with the reason when Turborepo itself fails, for instance on an unknown task
 */
export async function runTasks(
  children: Children,
  tasks: string[],
  { output, env, folder = root }: TurboOptions,
): Promise<TaskRun[]> {
  if (tasks.length === 0) return []
  const summaries = join(folder, '.turbo/runs')
  const times = join(folder, '.turbo/times')
  for (const old of [summaries, times]) await rm(old, { recursive: true, force: true })
  await mkdir(times, { recursive: true })
  const flags = ['--summarize', '--continue=dependencies-successful', '--output-logs=new-only']
  const layout = ['--log-order=grouped', `--concurrency=${availableParallelism()}`]
  const child = children.spawn('turbo', ['run', ...tasks, ...flags, ...layout], {
    cwd: folder,
    stdio: ['ignore', output, output === 'ignore' ? 'pipe' : output],
    env: {
      TURBO_TELEMETRY_DISABLED: '1',
      ...(process.platform !== 'win32' && { pnpm_config_script_shell: timedShell, STEP_TIMES: times }),
      ...env,
    },
  })
  let errors = ''
  child.stderr?.on('data', (data) => {
    errors = `${errors}${data}`.slice(-MOST_ERRORS)
  })
  const code = await exitCodeOf(child)
  // The newest: a step may run Turborepo, too.
  const file = (await readdir(summaries).catch(() => [])).toSorted().at(-1)
  if (!file)
    throw new LaunchError(`Turborepo has not run ${tasks.join(' ')} (code ${code})\n${errors.trim()}`)
  const summary: Summary = JSON.parse(await readFile(join(summaries, file), 'utf8'))
  return summary.tasks
    .filter(({ command }) => command !== NO_SCRIPT)
    .flatMap((task) => toTaskRun(task, times))
}

/** The hash of the inputs of each task, by its name. Runs none. */
export async function hashesOf(
  children: Children,
  tasks: string[],
  folder = root,
): Promise<Map<string, string>> {
  const child = children.spawn('turbo', ['run', ...tasks, '--dry=json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { TURBO_TELEMETRY_DISABLED: '1' },
  })
  let output = ''
  child.stdout?.on('data', (data) => {
    output += data
  })
  const code = await exitCodeOf(child)
  if (code !== 0) throw new LaunchError(`Turborepo cannot plan ${tasks.join(' ')} (code ${code})`)
  // It may print a warning before.
  const plan: { tasks: { taskId: string; hash: string }[] } = JSON.parse(output.slice(output.indexOf('{')))
  return new Map(plan.tasks.map(({ taskId, hash }) => [taskId, hash]))
}

/** A task without an execution was skipped, because a task that it needs has failed. */
function toTaskRun(
  { directory, task, hash, logFile, cache, execution }: Summary['tasks'][number],
  times: string,
): TaskRun[] {
  if (!execution) return []
  return [
    {
      folder: directory.replaceAll('\\', '/') || '.',
      task,
      ok: execution.exitCode === 0,
      cached: cache.status === 'HIT',
      milliseconds: execution.endTime - execution.startTime,
      processor: readTimes(join(times, hash)),
      logFile: logFile ?? '',
    },
  ]
}

/** The second line of `times` is that of the script's processes: `1m2.500000s 0m3.250000s`, for user and system. */
function readTimes(file: string): ProcessorTime | undefined {
  if (!existsSync(file)) return undefined
  const [, ofProcesses = ''] = readFileSync(file, 'utf8').split('\n')
  const [user, system] = Array.from(
    ofProcesses.matchAll(/(\d+)m([\d.,]+)s/g),
    ([, minutes, seconds = '']) => {
      return Number(minutes) * 60 + Number(seconds.replace(',', '.'))
    },
  )
  return user === undefined || system === undefined ? undefined : { user, system }
}
