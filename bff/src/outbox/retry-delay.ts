const LONGEST_SECONDS = 15 * 60

/**
 * Doubles with each attempt, from 1 s to 15 min, minus up to a half, so that messages that failed together are not
 * retried together.
 * @param attempts number of attempts, at least 1
 * @param random from 0 to 1
 * @returns seconds
 */
export function retryDelay(attempts: number, random = Math.random()): number {
  return Math.min(LONGEST_SECONDS, 2 ** (attempts - 1)) * (1 - random / 2)
}
