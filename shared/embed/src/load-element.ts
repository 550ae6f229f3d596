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

/** What an attempt may take, as in the portal. */
const TIMEOUT_MS = 8_000

/** Shared by every copy of this module on the page: two tags of the loader, or one in a bundle. */
const LOADS = Symbol.for('nordtal.elements')

type Loads = Map<string, Promise<CustomElementConstructor>>

function loadsOfPage(): Loads {
  const page = globalThis as { [LOADS]?: Loads }
  page[LOADS] ??= new Map()
  return page[LOADS]
}

function timeLimit(): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), TIMEOUT_MS)
  return controller.signal
}

/** Fails at the end of the attempt. A module goes on loading, because no browser requests it again before it has an end. */
function inTime<T>(loading: Promise<T>, file: string, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`${file} is late`)))
    loading.then(resolve, reject)
  })
}

async function request(address: string, cache: RequestCache, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { cache, signal }).catch(() => {
    throw new Error(`${address} cannot be requested`)
  })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return response.text()
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
    link.onload = resolve
    link.onerror = () => reject(new Error(`${href} is missing or damaged`))
  })
}

async function load(
  name: string,
  address: URL,
  cache: RequestCache,
  signal: AbortSignal,
): Promise<CustomElementConstructor> {
  const get = (file: string) => inTime(request(file, cache, signal), file, signal)
  const release: ElementRelease = JSON.parse(await get(address.href))
  // The page may have imported the element meanwhile.
  const early = customElements.get(name)
  if (early) return early
  const absolute = ({ url }: ReleaseFile) => new URL(url, address).href
  const modules = [release, ...release.modules]
  const all = [...modules, ...release.styles]
  if (cache === 'reload') await Promise.all(all.map((file) => get(absolute(file))))
  for (const file of release.styles) start('preload', absolute(file), file.integrity)
  const started = modules.map((file) => {
    const href = absolute(file)
    return inTime(startModule(href, file.integrity), href, signal)
  })
  await Promise.all(started)
  const entry = absolute(release)
  await inTime(import(/* webpackIgnore: true */ /* @vite-ignore */ entry), entry, signal)
  const element = customElements.get(name)
  if (!element) throw new Error(`${release.url} does not define ${name}`)
  return element
}

async function loadTwice(name: string, address: URL): Promise<CustomElementConstructor> {
  const signal = timeLimit()
  return load(name, address, 'default', signal).catch(() =>
    // A damaged copy would stay in the cache of the browser as immutable. What is late still comes, and is not requested twice.
    load(name, address, signal.aborted ? 'default' : 'reload', timeLimit()),
  )
}

/**
 * Loads an element once, with the integrity of each file, and tries once more after a failure.
 * @throws Error that says what could not be loaded, after 16 seconds at the latest. A later call tries again
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
  const loading = loadTwice(name, address)
  loads.set(name, loading)
  loading.catch(() => loads.delete(name))
  return loading
}
