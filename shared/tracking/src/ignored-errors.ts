/** Ends that are no faults: the customer went elsewhere, was offline, or their session has ended. */
const IGNORED_NAMES = ['AbortError', 'SessionEndedError']
const IGNORED_CODES = ['offline', 'aborted']

/** Whether monitoring must not hear of what was thrown. */
export function isIgnoredError(thrown: unknown): boolean {
  if (!navigator.onLine) return true
  const { name, code } = Object(thrown) as { name?: unknown; code?: unknown }
  return IGNORED_NAMES.includes(String(name)) || IGNORED_CODES.includes(String(code))
}
