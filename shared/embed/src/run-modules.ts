import { pageState } from './page-state.ts'

/** A file of a release. */
export interface ReleaseFile {
  url: string
  integrity: string
}

/** Resolves or rejects like the loading, at the latest at the end of the attempt. */
export type InTime = <T>(loading: Promise<T>, file: string) => Promise<T>

/** Adds an element to the page. Resolves to whether the browser has loaded what it names. */
function add(tag: 'link' | 'script', attributes: Partial<HTMLLinkElement & HTMLScriptElement>) {
  const element = Object.assign(document.createElement(tag), { crossOrigin: 'anonymous' }, attributes)
  document.head.append(element)
  return new Promise<boolean>((resolve) => {
    element.onload = () => resolve(true)
    element.onerror = () => resolve(false)
  })
}

/** Starts requests that later style sheets find. */
export function preloadStyles(styles: ReleaseFile[]): void {
  for (const { url, integrity } of styles) {
    void add('link', { rel: 'preload', as: 'style', href: url, integrity })
  }
}

/** Only a script element has every browser check an integrity: Safari ignores that of a preload, and an import has none. */
async function run({ url, integrity }: ReleaseFile): Promise<void> {
  const { allowed, policy } = pageState()
  allowed.add(url)
  const src = policy?.createScriptURL(url) ?? url
  if (!(await add('script', { type: 'module', src, integrity })))
    throw new Error(`${url} is missing or damaged`)
}

/**
 * Runs the modules of a release with their integrities.
 * @param modules each after those that it imports, the entry at last
 * @param hasFailed whether an attempt has. The entry then has another address, as Firefox never requests a failed one again
 * @returns the address of the entry, whose import needs no request any more
 */
export async function runModules(
  modules: ReleaseFile[],
  hasFailed: boolean,
  inTime: InTime,
): Promise<string> {
  // A page that does not allow the policy cannot add scripts. Its files were checked, and stay the same in the browser's cache.
  const isImported = pageState().policy === null
  const files = [...modules]
  const entry = files.pop() as ReleaseFile
  // The copy in the cache may be a damaged one of an earlier page view, also under an address of a retry.
  const url = hasFailed && !isImported ? `${entry.url}?retry=${Date.now()}` : entry.url
  files.push({ ...entry, url })
  // All at once. A script that hangs delays the `load` of the page, a preload does not. Its result says nothing: Firefox reports
  // an error for a module that has already run.
  await Promise.all(
    files.map((file) =>
      inTime(add('link', { rel: 'modulepreload', href: file.url, integrity: file.integrity }), file.url),
    ),
  )
  for (const file of files) {
    await inTime(
      isImported ? import(/* webpackIgnore: true */ /* @vite-ignore */ file.url) : run(file),
      file.url,
    )
  }
  return url
}
