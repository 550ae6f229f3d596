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

const REFUSALS_FOR_GOOD_FROM = 500
/** The server speaks about this mail; a refused sign-in or sender, though a 5xx, would be a fault of our settings. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA']

/** Whether the server will take this mail at no time (RFC 5321 section 4.2.1). */
export function isRefusedForGood(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  return responseCode >= REFUSALS_FOR_GOOD_FROM && ABOUT_THE_MAIL.includes(command)
}
