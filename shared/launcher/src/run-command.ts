import { printable, ReleaseError } from '@portal/release'
import { Children } from './children.ts'
import { LaunchError, printError } from './terminal.ts'

// The terminal sends Ctrl-C to every process, and npm forwards it once more.
const SAME_REQUEST_MS = 1000

/**
 * Runs a command of the launcher. Ctrl-C, SIGTERM and the end of the parent stop its children and exit with `stoppedCode`;
 * a second Ctrl-C kills them. A failure prints one line and exits with code 1.
 */
export async function runCommand(
  work: (children: Children) => Promise<void>,
  { stoppedCode = 130 } = {},
): Promise<void> {
  const children = new Children()
  stopOnRequest(children, stoppedCode)
  try {
    await work(children)
    process.exit()
  } catch (error) {
    if (children.stopping) return
    printError(describe(error))
    await children.stop()
    process.exit(1)
  }
}

function stopOnRequest(children: Children, stoppedCode: number): void {
  let firstAt: number | undefined
  const stop = () => {
    firstAt ??= Date.now()
    if (Date.now() - firstAt > SAME_REQUEST_MS) {
      children.kill()
      process.exit(1)
    }
    if (!children.stopping) void children.stop().then(() => process.exit(stoppedCode))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
  process.once('disconnect', stop)
}

function describe(error: unknown): string {
  if (error instanceof ReleaseError) return printable(error.message)
  if (error instanceof LaunchError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
