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
async function run({ url, integrity }: ReleaseFile, address: string): Promise<void> {
  const { allowed, policy } = pageState()
  allowed.add(address)
  const src = policy?.createScriptURL(address) ?? address
  if (!(await add('script', { type: 'module', src, integrity })))
    throw new Error(`${url} is missing or damaged`)
}

/**
 * Runs the modules of a release with their integrities.
 * @param modules each after those that it imports, the entry at last
 * @param failures how many attempts have failed. The entry then has another address, as Firefox never requests a failed one again
 * @returns the address of the entry, whose import needs no request any more
 */
export async function runModules(modules: ReleaseFile[], failures: number, inTime: InTime): Promise<string> {
  // A page that does not allow the policy cannot add scripts. Its files were checked, and stay the same in the browser's cache.
  const isImported = pageState().policy === null
  // One of an earlier page view may have a damaged copy in the cache.
  const retry = `?retry=${Date.now()}`
  const addressOf = ({ url }: ReleaseFile, index: number) =>
    failures > 0 && index === modules.length - 1 && !isImported ? url + retry : url
  // All at once. A script that hangs delays the `load` of the page, a preload does not. Its result says nothing: Firefox reports
  // an error for a module that has already run.
  const preloads = modules.map((file, index) =>
    inTime(
      add('link', { rel: 'modulepreload', href: addressOf(file, index), integrity: file.integrity }),
      addressOf(file, index),
    ),
  )
  await Promise.all(preloads)
  let address = ''
  for (const [index, file] of modules.entries()) {
    address = addressOf(file, index)
    const running = isImported
      ? import(/* webpackIgnore: true */ /* @vite-ignore */ address)
      : run(file, address)
    await inTime(running, address)
  }
  return address
}
