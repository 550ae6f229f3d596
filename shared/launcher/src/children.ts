import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { childEnvironment } from './launch-settings.ts'

const STOP_TIMEOUT_MS = 12_000
const ownGroup = process.platform !== 'win32'

export type ChildOptions = Pick<SpawnOptions, 'cwd' | 'stdio'> & { env?: Record<string, string | undefined> }

/** The child processes of one command, which end with it. */
export class Children {
  readonly #running = new Set<ChildProcess>()
  #stopping = false

  /** Whether the children are being stopped, so that their end is not a failure. */
  get stopping(): boolean {
    return this.#stopping
  }

  spawn(command: string, args: string[], { env, ...options }: ChildOptions = {}): ChildProcess {
    // A child in its own process group does not get the terminal's Ctrl-C; `stop` ends it.
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

  /** Ends every child, and kills those that do not end in time. */
  async stop(): Promise<void> {
    this.#stopping = true
    const ends = [...this.#running].map((child) => once(child, 'exit'))
    this.#signal('SIGTERM')
    const deadline = setTimeout(() => this.#signal('SIGKILL'), STOP_TIMEOUT_MS)
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
        // The child has ended in the meantime.
      }
    }
  }
}
