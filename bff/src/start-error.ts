/** The process cannot start, for a reason that the operator can fix. The message is one line. */
export class StartError extends Error {
  override name = 'StartError'
}

const portIsTaken = (error: unknown): error is Error & { port: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error

function startMessage(error: unknown): string {
  if (error instanceof StartError) return error.message
  if (portIsTaken(error))
    return `Port ${error.port} is already in use: stop what listens there, or set another port.`
  return `The start failed: ${error instanceof Error ? error.message.split('\n')[0] : 'unknown reason'}`
}

/** Prints in one line on stderr why the process did not start, and exits with code 1. */
export function failStart(error: unknown): never {
  process.stderr.write(`${startMessage(error)}\n`)
  process.exit(1)
}
