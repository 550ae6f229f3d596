import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import type { ChildOptions, Children } from './children.ts'
import { openServiceLog } from './service-log.ts'
import { LaunchError, printError } from './terminal.ts'
import { logDir } from './workspace.ts'

/** A service that ends this often in a minute is not restarted. */
const MAX_STARTS_PER_MINUTE = 4
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
  /** Rejects with a LaunchError when the service ends unexpectedly and is not restarted. Never resolves. */
  died: Promise<never>
}

interface Run<Ready> {
  ready: Promise<Ready>
  isReady: () => boolean
  /** The reason for its end, in one line. */
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
      resolve(errorLine(errors) ?? `it ended with ${signal ?? `code ${code}`}`),
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

/** Restarts the service when it ends unexpectedly. */
async function keepRunning(
  first: Run<unknown>,
  restart: () => Run<unknown>,
  { children, plan }: Parts,
): Promise<never> {
  const starts = [Date.now()]
  for (let current = first; ; current = restart()) {
    const reason = await current.ended
    const lastMinute = starts.filter((start) => start > Date.now() - MINUTE_MS)
    if (children.stopping || !current.isReady() || lastMinute.length >= MAX_STARTS_PER_MINUTE) {
      throw new LaunchError(`${plan.name}: ${reason} (log: ${logFileOf(plan)})`)
    }
    printError(`${plan.name}: ${reason}; restarting`)
    starts.push(Date.now())
  }
}

/**
 * Starts a long-running child with its own log, which reports over IPC when it is ready. A child that was ready and ends
 * is restarted.
 */
export async function startService<Ready>(children: Children, plan: ServicePlan): Promise<Service<Ready>> {
  await mkdir(logDir, { recursive: true })
  await writeFile(logFileOf(plan), '')
  const log = openServiceLog(logFileOf(plan))
  const start = () => run<Ready>(children, plan, log)
  const first = start()
  // Node warns about a file that is open when nothing refers to it any more.
  const died = keepRunning(first, start, { children, plan }).finally(() => log.end())
  const ready = Promise.race([first.ready, died])
  // It may reject before a caller awaits it. A later await still gets the failure.
  ready.catch(() => undefined)
  return { ready, died }
}

/** The last error line of a program, without its stack and messages of Node. */
function errorLine(errors: string): string | undefined {
  const lines = errors.split('\n').filter((line) => line.trim() && !/^\s|^\(|^Node\.js v|^node:/.test(line))
  return lines.find((line) => /Error\b/.test(line)) ?? lines.at(-1)
}
