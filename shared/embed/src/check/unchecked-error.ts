/** The check could not be made: something is missing or cannot be reached. */
export class UncheckedError extends Error {
  override name = 'UncheckedError'
}
