/** A release cannot be published or activated. The message is shown on the command line. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
}
