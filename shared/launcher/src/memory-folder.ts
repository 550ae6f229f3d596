import { existsSync, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
/** A run of all tests needs less than half of that. */
const MIN_FREE_BYTES = 4 * 1024 ** 3

/**
 * The folder of Linux for files in memory. Tests make thousands of small files and wait until each is written: on a disk that is
 * a third of their time.
 * @returns undefined on other systems, and where there is less than 4 GiB
 */
export function memoryFolder(): string | undefined {
  if (!existsSync(MEMORY)) return undefined
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > MIN_FREE_BYTES ? MEMORY : undefined
}
