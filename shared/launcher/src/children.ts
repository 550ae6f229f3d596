import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { childEnvironment } from './launch-settings.ts'

const STOP_WITHIN_MS = 12_000
const ownGroup = process.platform !== 'win32'

export type ChildOptions = Pick<SpawnOptions, 'cwd' | 'stdio'> & { env?: Record<string, string> }

/** The processes of one command; none of them outlives it. */
export class Children {
  readonly #running = new Set<ChildProcess>()
  #stopping = false

  /** Whether an end of a child is wanted, and no failure. */
  get stopping(): boolean {
    return this.#stopping
  }

  spawn(command: string, args: string[], { env, ...options }: ChildOptions = {}): ChildProcess {
    // In a group of its own, a child does not get the terminal's Ctrl-C, and is stopped in order.
    const child = spawn(command, args, { ...options, env: childEnvironment(env), detached: ownGroup })
    this.#running.add(child)
    child.once('exit', () => this.#running.delete(child))
    child.once('error', () => this.#running.delete(child))
    return child
  }

  /** Runs a TypeScript program of the workspace. */
  node(script: string, args: string[] = [], options: ChildOptions = {}): ChildProcess {
    return this.spawn(process.execPath, [script, ...args], options)
  }

  /** Asks every child to end, and kills those that do not in time. */
  async stop(): Promise<void> {
    this.#stopping = true
    const ends = [...this.#running].map((child) => once(child, 'exit'))
    this.#signal('SIGTERM')
    const deadline = setTimeout(() => this.#signal('SIGKILL'), STOP_WITHIN_MS)
    await Promise.all(ends)
    clearTimeout(deadline)
  }

  kill(): void {
    this.#stopping = true
    this.#signal('SIGKILL')
  }

  #signal(signal: NodeJS.Signals): void {
    for (const child of this.#running) {
      if (child.pid === undefined) continue
      try {
        process.kill(ownGroup ? -child.pid : child.pid, signal)
      } catch {
        // It has ended in the meantime.
      }
    }
  }
}
