import { createLimit, type Limit } from './limit.ts'
import { provideFiles } from './page-files.ts'
import { pageState } from './page-state.ts'
import { request } from './request.ts'
import { preloadStyles, type ReleaseFile, runModules } from './run-modules.ts'

/** The part of `elements/<element>.json` that loading needs. Addresses are relative to its own. */
interface ElementRelease extends ReleaseFile {
  modules: ReleaseFile[]
  styles: ReleaseFile[]
  /** What the element loads when it needs it. */
  later: ReleaseFile[]
}

export interface LoadOptions {
  /** The address of the portal, such as `https://portal.example`. */
  portal: string | URL
  /** A pinned release; without it the live one. */
  release?: string | undefined
}

interface Attempt extends Limit {
  name: string
  address: URL
  cache: RequestCache
}

async function load({ name, address, cache, signal, inTime }: Attempt): Promise<CustomElementConstructor> {
  const { failures, integrities, policy } = pageState()
  const get = (file: string, integrity = '') => request(file, { cache, integrity, signal })
  const release: ElementRelease = JSON.parse(await get(address.href))
  // The page may have imported the element meanwhile.
  const early = customElements.get(name)
  if (early) return early
  const absolute = (files: ReleaseFile[]) =>
    files.map(({ url, integrity }) => ({ url: new URL(url, address).href, integrity }))
  const modules = absolute([...release.modules, release])
  const styles = absolute(release.styles)
  for (const { url, integrity } of [...styles, ...absolute(release.later)]) integrities.set(url, integrity)
  provideFiles()
  if (cache === 'reload' || policy === null) {
    await Promise.all([...modules, ...styles].map(({ url, integrity }) => inTime(get(url, integrity), url)))
  }
  preloadStyles(styles)
  await runModules(modules, failures.has(name), inTime)
  const element = customElements.get(name)
  if (!element) throw new Error(`${release.url} does not define ${name}`)
  return element
}

function attempt(wanted: Attempt): Promise<CustomElementConstructor> {
  const { failures } = pageState()
  const loading = load(wanted).finally(wanted.end)
  loading.catch(() => failures.add(wanted.name))
  return loading
}

async function loadTwice(name: string, address: URL): Promise<CustomElementConstructor> {
  const limit = createLimit()
  return attempt({ name, address, cache: 'default', ...limit }).catch((error) => {
    // A late file of the release still comes, and no browser requests it twice.
    if (limit.signal.aborted && limit.files.size > 0) throw error
    // A damaged copy would stay in the cache of the browser as immutable.
    return attempt({ name, address, cache: 'reload', ...createLimit() })
  })
}

/**
 * Loads an element once, with the integrity of each file, and tries once more after a failure.
 * @throws Error that says what could not be loaded, or that nothing of it arrives any more. A later call tries again
 */
export function loadElement(
  name: string,
  { portal, release }: LoadOptions,
): Promise<CustomElementConstructor> {
  const { loads } = pageState()
  const known = customElements.get(name)
  const started = known ? Promise.resolve(known) : loads.get(name)
  if (started) return started
  const address = new URL(`elements/${name}${release ? `/${release}` : ''}.json`, portal)
  const loading = loadTwice(name, address)
  loads.set(name, loading)
  loading.catch(() => loads.delete(name))
  return loading
}
