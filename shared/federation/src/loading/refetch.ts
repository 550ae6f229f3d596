import { pageArrival } from './page-arrival.ts'

/**
 * Fetches files past the browser's cache, where a damaged one would stay for a year as immutable. The next import or link then
 * finds the new copy. Resolves to whether every file was fetched. Never rejects.
 */
export async function refetch(urls: string[]): Promise<boolean> {
  const results = await Promise.allSettled(
    urls.map(async (url) => {
      const { ok, status } = await pageArrival().readAnew(url)
      if (!ok) throw new Error(`${url} responded with ${status}`)
    }),
  )
  return results.every(({ status }) => status === 'fulfilled')
}

/** Fetches the file that an error of the browser, of webpack or of a retry names. Safari names none. */
export function refetchFailedFile(error: unknown): Promise<boolean> {
  return refetch(String(error).match(/https?:[^\s)?]+/) ?? [])
}
