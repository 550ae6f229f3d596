import type { PreloadedFile } from '@portal/contracts'
import { LOAD_TIMEOUT_MS } from '@portal/portal/host'

/**
 * Fetches a file that could not be loaded past the browser's cache. Resolves to whether it is missing, damaged or late there, too.
 * An extension that blocks it, a lost connection or a damaged copy in the cache are no faults of a release.
 */
export async function isFaultOfServer({ href, integrity }: PreloadedFile): Promise<boolean> {
  const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS)
  try {
    const response = await fetch(href, { cache: 'reload', signal })
    await response.arrayBuffer()
    if (!response.ok) return true
  } catch {
    return signal.aborted
  }
  const isDamaged = () => true
  return fetch(href, { integrity, cache: 'force-cache' }).then(() => false, isDamaged)
}
