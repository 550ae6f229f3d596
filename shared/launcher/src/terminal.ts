export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

export function complain(line: string): void {
  process.stderr.write(`${line}\n`)
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** The launcher cannot go on. The message is for the person at the terminal, who needs no stack. */
export class LaunchError extends Error {
  override name = 'LaunchError'
}
