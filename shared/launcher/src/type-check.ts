import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Children } from './children.ts'
import { printError } from './terminal.ts'
import { root, stateDir } from './workspace.ts'

/**
 * Makes a function that checks the types of an app. A new check replaces one that runs.
 * @param report gets the errors with file and line, or undefined if there are none
 */
export function createTypeCheck(
  children: Children,
  app: string,
  report: (errors: string | undefined) => void,
): () => void {
  // The compiler remembers what has not changed.
  const memory = join(stateDir, 'dev/types', `${app}.tsbuildinfo`)
  let running: ChildProcess | undefined
  return () => {
    running?.kill()
    const check = children.spawn('tsc', ['--pretty', 'false', '--incremental', '--tsBuildInfoFile', memory], {
      cwd: join(root, app),
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    running = check
    let output = ''
    check.stdout?.on('data', (data) => {
      output += data
    })
    check.once('close', (code) => {
      if (running !== check || children.stopping) return
      const errors = code === 0 ? undefined : output.trim()
      if (errors) printError(`${app} has type errors:\n${errors}`)
      report(errors)
    })
  }
}
