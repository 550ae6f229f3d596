import { pageArrival } from '../loading/index.ts'
import type { BootRelease, PreloadedFile } from '../protocol/index.ts'
import type { scriptError } from './verified-script.ts'

/**
 * Fetches a file that could not be loaded past the browser's cache. Resolves to whether it is missing, damaged or late there, too.
 * An extension that blocks it, a lost connection or a damaged copy in the cache are no faults of a release.
 */
async function isFaultOfServer({ href, integrity }: PreloadedFile): Promise<boolean> {
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

const FILE_ERRORS = ['CSS_CHUNK_LOAD_FAILED', 'TimeoutError']

/** The file that could not be loaded, or all of the first screen if the error names none; none after another error. */
function suspectFiles(error: unknown, { preload, styles }: BootRelease): PreloadedFile[] {
  const { name, code, file } = error as Partial<ReturnType<typeof scriptError>> & { code?: string }
  if (file) return [file]
  return [name, code].some((one) => one && FILE_ERRORS.includes(one)) ? [...preload, ...styles] : []
}

/** Whether a release that could not be loaded is at fault, and not this browser, its cache or its connection. */
export async function isFaultOfRelease(error: unknown, release: BootRelease): Promise<boolean> {
  const suspects = suspectFiles(error, release)
  const faults = await Promise.all(suspects.map(isFaultOfServer))
  return suspects.length === 0 || faults.includes(true)
}
