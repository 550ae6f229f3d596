const LONGEST_SECONDS = 15 * 60

/**
 * Twice as long after each try, from 1 s to 15 min, less up to a half: what failed at the same moment does not come
 * back at the same moment.
 * @param attempts how often it was tried, at least 1
 * @param random from 0 to 1
 * @returns seconds
 */
export function retryDelay(attempts: number, random = Math.random()): number {
  return Math.min(LONGEST_SECONDS, 2 ** (attempts - 1)) * (1 - random / 2)
}
