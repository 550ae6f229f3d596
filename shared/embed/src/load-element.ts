/** A file of a release. The address is relative to that of the description. */
interface ReleaseFile {
  url: string
  integrity: string
}

/** The part of `elements/<element>.json` that loading needs. */
interface ElementRelease extends ReleaseFile {
  modules: ReleaseFile[]
  styles: ReleaseFile[]
}

export interface LoadOptions {
  /** The address of the portal, such as `https://portal.example`. */
  portal: string | URL
  /** A pinned release; without it the live one. */
  release?: string | undefined
}

const TIMEOUT_MS = 10_000

/** Shared by every copy of this module on the page: two tags of the loader, or one in a bundle. */
const LOADS = Symbol.for('nordtal.elements')

type Loads = Map<string, Promise<CustomElementConstructor>>

function loadsOfPage(): Loads {
  const page = globalThis as { [LOADS]?: Loads }
  page[LOADS] ??= new Map()
  return page[LOADS]
}

async function request(address: string | URL, cache: RequestCache): Promise<Response> {
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response
}

/** Starts a request, which a later import or style sheet of the same address finds. */
function start(rel: 'modulepreload' | 'preload', href: string, integrity: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), {
    rel,
    href,
    integrity,
    crossOrigin: 'anonymous',
  })
  if (rel === 'preload') link.as = 'style'
  document.head.append(link)
  return link
}

/**
 * Resolves once the module is there and has its integrity. An import does not check it: after a failure it would request
 * the file again, without integrity. A browser that cannot preload modules checks none.
 */
function startModule(href: string, integrity: string): Promise<unknown> {
  const link = start('modulepreload', href, integrity)
  if (!link.relList.supports('modulepreload')) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${href} is missing, damaged or late`))
    link.onload = resolve
    link.onerror = fail
    setTimeout(fail, TIMEOUT_MS)
  })
}

/** @param isAgain replaces damaged copies in the cache of the browser, where they would stay as immutable */
async function load(name: string, address: URL, isAgain: boolean): Promise<CustomElementConstructor> {
  const cache = isAgain ? 'reload' : 'default'
  const release: ElementRelease = await (await request(address, cache)).json()
  // The page may have imported the element meanwhile.
  const early = customElements.get(name)
  if (early) return early
  const absolute = ({ url }: ReleaseFile) => new URL(url, address).href
  const modules = [release, ...release.modules]
  const all = [...modules, ...release.styles]
  if (isAgain) await Promise.all(all.map((file) => request(absolute(file), cache)))
  for (const file of release.styles) start('preload', absolute(file), file.integrity)
  await Promise.all(modules.map((file) => startModule(absolute(file), file.integrity)))
  await import(/* webpackIgnore: true */ /* @vite-ignore */ absolute(release))
  const element = customElements.get(name)
  if (!element) throw new Error(`${release.url} does not define ${name}`)
  return element
}

/**
 * Loads an element once, with the integrity of each file, and tries once more after a failure.
 * @throws Error that says what could not be loaded. A later call tries again
 */
export function loadElement(
  name: string,
  { portal, release }: LoadOptions,
): Promise<CustomElementConstructor> {
  const loads = loadsOfPage()
  const known = customElements.get(name)
  const started = known ? Promise.resolve(known) : loads.get(name)
  if (started) return started
  const address = new URL(`elements/${name}${release ? `/${release}` : ''}.json`, portal)
  const loading = load(name, address, false).catch(() => load(name, address, true))
  loads.set(name, loading)
  loading.catch(() => loads.delete(name))
  return loading
}
