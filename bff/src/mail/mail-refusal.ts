const REFUSALS_FROM = 400

/**
 * Whether a failed mail was certainly not sent: the server refused it (RFC 5321 section 4.2.1) or could not be reached.
 * After a timeout the result is unknown.
 */
export function wasRefused(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { responseCode = 0, syscall } = error as { responseCode?: number; syscall?: string }
  return responseCode >= REFUSALS_FROM || syscall === 'connect' || syscall === 'getaddrinfo'
}

const REFUSALS_FOR_GOOD_FROM = 500
/** Commands that concern this mail; a 5xx for the sign-in or the sender is a fault of our settings. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA']

/** Whether the server refuses this mail permanently (RFC 5321 section 4.2.1). */
export function isRefusedForGood(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  return responseCode >= REFUSALS_FOR_GOOD_FROM && ABOUT_THE_MAIL.includes(command)
}
