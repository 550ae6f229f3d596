import { LOAD_TIMEOUT_MS } from './load-timeout.ts'

/**
 * Fetches files past the browser's cache, where a damaged one would stay for a year as immutable. The next import or link then
 * finds the new copy. Resolves to whether every file was fetched. Never rejects.
 */
export async function refetch(urls: string[]): Promise<boolean> {
  const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS)
  const results = await Promise.allSettled(
    urls.map(async (url) => {
      const response = await fetch(url, { cache: 'reload', signal })
      // The cache has the file once its body was read.
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${url} responded with ${response.status}`)
    }),
  )
  return results.every(({ status }) => status === 'fulfilled')
}

/** Fetches the file that an error of the browser or of webpack names. Safari names none. */
export function refetchFailedFile(error: unknown): Promise<boolean> {
  return refetch(String(error).match(/https?:[^\s)]+/) ?? [])
}
