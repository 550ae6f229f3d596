import { whenSilent } from './arrival.ts'
import type { InTime } from './run-modules.ts'

/**
 * The limit of an attempt, which lasts for as long as something of its files arrives.
 * @param files gets those that the attempt waits for, by URL
 */
export function createLimit(files = new Set<string>()) {
  const controller = new AbortController()
  const { signal } = controller
  /** A module goes on loading after its end, because no browser requests it again before it has one. */
  const inTime: InTime = (loading, file) => {
    files.add(file)
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error(`${file} is late`)))
      loading.then(resolve, reject)
    })
  }
  const end = whenSilent(
    () => [...files],
    () => controller.abort(),
  )
  return { files, signal, inTime, end }
}

export type Limit = ReturnType<typeof createLimit>
