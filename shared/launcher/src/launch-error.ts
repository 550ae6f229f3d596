/** The launcher cannot go on. The message is for the person at the terminal, who needs no stack. */
export class LaunchError extends Error {
  override name = 'LaunchError'
}
