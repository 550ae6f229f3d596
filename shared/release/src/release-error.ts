/** A release cannot be published or activated. The message is for the person at the command line. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
}
