import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import type { ChildOptions, Children } from './children.ts'
import { openServiceLog } from './service-log.ts'
import { complain, LaunchError } from './terminal.ts'
import { logDir } from './workspace.ts'

/** Who ends this often within a minute does so for a reason that another start does not mend. */
const MOST_STARTS_A_MINUTE = 4
const MINUTE_MS = 60_000

export interface ServicePlan {
  name: string
  script: string
  /** Options of Node itself, such as --watch. */
  nodeOptions?: string[]
  env: ChildOptions['env'] & {}
}

export interface Service<Ready> {
  ready: Promise<Ready>
  /** Never fulfilled; rejected with a LaunchError when the service ends for good although nobody asked it to. */
  died: Promise<never>
}

interface Run<Ready> {
  ready: Promise<Ready>
  isReady: () => boolean
  /** Why it ended, in one line. */
  ended: Promise<string>
}

interface Parts {
  children: Children
  plan: ServicePlan
}

const logFileOf = ({ name }: ServicePlan) => join(logDir, `${name}.log`)

function run<Ready>(children: Children, plan: ServicePlan, log: Writable): Run<Ready> {
  const child = children.spawn(process.execPath, [...(plan.nodeOptions ?? []), plan.script], {
    env: plan.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let errors = ''
  let isReady = false
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  child.stderr?.on('data', (data) => {
    errors = `${errors}${data}`.slice(-10_000)
  })
  const ended = new Promise<string>((resolve) => {
    child.once('close', (code, signal) =>
      resolve(clearLine(errors) ?? `it ended with ${signal ?? `code ${code}`}`),
    )
  })
  const ready = new Promise<Ready>((resolve) => {
    child.on('message', (message: { type?: string }) => {
      if (message.type !== 'ready') return
      isReady = true
      resolve(message as Ready)
    })
  })
  return { ready, isReady: () => isReady, ended }
}

/** Starts it again whenever it ends by itself. */
async function keepRunning(
  first: Run<unknown>,
  startAgain: () => Run<unknown>,
  { children, plan }: Parts,
): Promise<never> {
  const starts = [Date.now()]
  for (let current = first; ; current = startAgain()) {
    const reason = await current.ended
    const lastMinute = starts.filter((start) => start > Date.now() - MINUTE_MS)
    if (children.stopping || !current.isReady() || lastMinute.length >= MOST_STARTS_A_MINUTE) {
      throw new LaunchError(`${plan.name}: ${reason} (log: ${logFileOf(plan)})`)
    }
    complain(`${plan.name}: ${reason}; it is started again`)
    starts.push(Date.now())
  }
}

/**
 * Starts a long-running child that writes to its own log and says over IPC when it is ready. One that was ready and
 * ends, killed or by an error, is started again.
 */
export async function startService<Ready>(children: Children, plan: ServicePlan): Promise<Service<Ready>> {
  await mkdir(logDir, { recursive: true })
  await writeFile(logFileOf(plan), '')
  const log = openServiceLog(logFileOf(plan))
  const start = () => run<Ready>(children, plan, log)
  const first = start()
  const died = keepRunning(first, start, { children, plan })
  const ready = Promise.race([first.ready, died])
  // It may die before anybody waits; who waits later still gets the failure.
  ready.catch(() => undefined)
  return { ready, died }
}

/** What a program said last about its failure, without its stack and Node's own remarks. */
function clearLine(errors: string): string | undefined {
  const lines = errors.split('\n').filter((line) => line.trim() && !/^\s|^\(|^Node\.js v|^node:/.test(line))
  return lines.find((line) => /Error\b/.test(line)) ?? lines.at(-1)
}
