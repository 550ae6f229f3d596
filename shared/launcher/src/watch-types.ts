import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Children } from './children.ts'
import { printError } from './terminal.ts'
import { root } from './workspace.ts'

const ERROR = /: error TS\d+: /
const CHECKED = /Found \d+ errors?\. Watching for file changes\./

/**
 * Checks the types of an app after each change of a source.
 * @param report gets the errors with file and line, or undefined if there are none
 */
export function watchTypes(
  children: Children,
  app: string,
  report: (errors: string | undefined) => void,
): void {
  const child = children.spawn('tsc', ['--watch', '--preserveWatchOutput', '--pretty', 'false'], {
    cwd: join(root, app),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (!child.stdout) return
  let errors: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (ERROR.test(line) || (errors.length > 0 && line.startsWith(' '))) errors.push(line)
    if (!CHECKED.test(line)) return
    if (errors.length > 0) printError(`${app} has type errors:\n${errors.join('\n')}`)
    report(errors.length > 0 ? errors.join('\n') : undefined)
    errors = []
  })
}
