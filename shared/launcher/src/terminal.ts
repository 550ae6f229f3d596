export function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}

export function printError(line: string): void {
  process.stderr.write(`${line}\n`)
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** A failure of a command. Its message is printed without the stack. */
export class LaunchError extends Error {
  override name = 'LaunchError'
}
