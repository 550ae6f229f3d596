import { RELEASE_POLICY } from '@portal/contracts'
import { createScriptAllowlist } from '@portal/tracking'

/** The scripts that a map of a release names. */
const allow = createScriptAllowlist(RELEASE_POLICY, 'This script is in no release')

/** Resolves when the browser has loaded what the element names. */
async function load(element: HTMLLinkElement | HTMLScriptElement, url: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    element.onload = () => resolve()
    element.onerror = () => reject(new Error(`Failed to load ${url}`))
    document.head.append(element)
  }).finally(() => element.remove())
}

/**
 * Runs an ES module whose integrity the browser checks. An import of it afterwards gets the same module without a request. The
 * preload alone would not do: Safari ignores its integrity. A script alone would delay the `load` of the page while it hangs.
 * @throws Error with the URL when the file is missing or damaged
 */
export async function runVerified(url: string, integrity: string): Promise<void> {
  const checks = { integrity, crossOrigin: 'anonymous', fetchPriority: 'high' }
  const preload = document.createElement('link')
  await load(Object.assign(preload, checks, { rel: 'modulepreload', href: url }), url)
  const script = Object.assign(document.createElement('script'), checks, { type: 'module' })
  script.src = allow(url)
  await load(script, url)
}
