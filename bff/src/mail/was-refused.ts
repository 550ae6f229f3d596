const REFUSALS_FROM = 400

/**
 * Whether a mail that failed has surely not left: the server said no (RFC 5321 section 4.2.1), or could not be reached.
 * After a silence nobody knows.
 */
export function wasRefused(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { responseCode = 0, syscall } = error as { responseCode?: number; syscall?: string }
  return responseCode >= REFUSALS_FROM || syscall === 'connect' || syscall === 'getaddrinfo'
}
