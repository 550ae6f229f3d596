import { createScriptAllowlist, withLoadTimeout } from '../loading/index.ts'
import { type PreloadedFile, RELEASE_POLICY } from '../protocol/index.ts'

/** The scripts that a map of a release names. */
const allow = createScriptAllowlist(RELEASE_POLICY, 'This script is in no release')

/** The error of a script that the browser could not load, or that differs from the released one. */
export const scriptError = (file: PreloadedFile) =>
  Object.assign(new Error(`Failed to load ${file.href}`), { file })

/** Resolves to whether the browser has loaded what the element names. */
async function load(element: HTMLLinkElement | HTMLScriptElement): Promise<boolean> {
  const isLoaded = await new Promise<boolean>((resolve) => {
    element.onload = () => resolve(true)
    element.onerror = () => resolve(false)
    document.head.append(element)
  })
  element.remove()
  return isLoaded
}

async function run(address: string, integrity: string, isGivenUp: () => boolean): Promise<boolean> {
  const checks = { integrity, crossOrigin: 'anonymous', fetchPriority: 'high' }
  const preload = document.createElement('link')
  // A script that hangs delays the `load` of the page, a preload does not. Its result says nothing: Safari ignores its integrity,
  // and Firefox reports an error for a module that has already run.
  await load(Object.assign(preload, checks, { rel: 'modulepreload', href: address }))
  // Another attempt may have run the module since.
  if (isGivenUp()) return false
  const script = Object.assign(document.createElement('script'), checks, { type: 'module' })
  script.src = allow(address)
  return load(script)
}

/** By URL: the address under which its module has run, or runs. */
const addresses = new Map<string, Promise<string>>()
/** The URLs of which an attempt has failed. */
const failures = new Set<string>()

/** A failed preload of the tab's release counts, too. */
function noteFailedPreload({ target }: Event) {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'modulepreload') return
  failures.add(target.href)
}
addEventListener('error', noteFailedPreload, true)

/**
 * Runs an ES module once, and has the browser check its integrity. After a failure the next call uses another address: Firefox never
 * requests the failed one again.
 * @returns the address whose import has the module without a request
 * @throws `scriptError` when the file is missing or damaged, a `TimeoutError` when it does not come
 */
export function runVerified(url: string, integrity: string): Promise<string> {
  const known = addresses.get(url)
  if (known) return known
  // Not one of an earlier page view either: a browser keeps a damaged copy of it, which it may never ask for again.
  const address = failures.has(url) ? `${url}?retry=${Date.now()}` : url
  const isGivenUp = () => addresses.get(url) !== running
  const running: Promise<string> = withLoadTimeout(run(address, integrity, isGivenUp), url).then(
    (isLoaded) => {
      if (!isLoaded) throw scriptError({ href: url, integrity })
      return address
    },
  )
  addresses.set(url, running)
  running.catch(() => {
    addresses.delete(url)
    failures.add(url)
  })
  return running
}
