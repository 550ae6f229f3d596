import type { PreloadedFile } from '@portal/contracts'
import { pageArrival } from '@portal/portal/host'

/**
 * Fetches a file that could not be loaded past the browser's cache. Resolves to whether it is missing, damaged or late there, too.
 * An extension that blocks it, a lost connection or a damaged copy in the cache are no faults of a release.
 */
export async function isFaultOfServer({ href, integrity }: PreloadedFile): Promise<boolean> {
  try {
    const response = await pageArrival().readAnew(href)
    if (!response.ok) return true
  } catch (error) {
    // A late file is aborted. What the browser blocks or cannot reach is a TypeError.
    return (error as Error).name !== 'TypeError'
  }
  const isDamaged = () => true
  return fetch(href, { integrity, cache: 'force-cache' }).then(() => false, isDamaged)
}
