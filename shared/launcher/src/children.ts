import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { childEnvironment } from './launch-settings.ts'
import { commandOf } from './programs.mjs'
import { LaunchError } from './terminal.ts'
import { root } from './workspace.ts'

const STOP_TIMEOUT_MS = 12_000

export type ChildOptions = Pick<SpawnOptions, 'cwd' | 'stdio'> & { env?: Record<string, string | undefined> }

/** The child processes of one command, which end with it. */
export class Children {
  readonly #running = new Set<ChildProcess>()
  readonly #isWindows: boolean
  #stopping = false

  constructor(platform = process.platform) {
    this.#isWindows = platform === 'win32'
  }

  /** Whether the children are being stopped, so that their end is not a failure. */
  get stopping(): boolean {
    return this.#stopping
  }

  /** Runs a program: one of the workspace, one on PATH, or a path. */
  spawn(program: string, args: string[], { env, ...options }: ChildOptions = {}): ChildProcess {
    const [command, ...first] = commandOf(root, program)
    // A child in its own process group does not get the terminal's Ctrl-C; `stop` ends it. On Windows it would get a window.
    const detached = !this.#isWindows
    const child = spawn(command, [...first, ...args], { ...options, env: childEnvironment(env), detached })
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
        if (this.#isWindows) endOnWindows(child, child.pid, signal)
        else process.kill(-child.pid, signal)
      } catch {
        // The child has ended in the meantime.
      }
    }
  }
}

/** Windows has no signals: it ends a process at once. A child with a channel can finish its work when the channel is closed. */
function endOnWindows(child: ChildProcess, pid: number, signal: NodeJS.Signals): void {
  if (signal === 'SIGTERM' && child.connected) child.disconnect()
  else if (spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']).error) process.kill(pid, signal)
}

/**
 * Waits for the end of a child.
 * @returns its exit code, or null after a signal
 * @throws LaunchError with the reason when it could not be started
 */
export async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'close').catch(({ message }: Error) => {
    throw new LaunchError(`A program cannot be started: ${message}`)
  })
  return code
}
