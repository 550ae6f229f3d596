import { createPath, type Location } from 'react-router'
import { type Entries, entryOf, hashOfPage } from './entries.ts'

/** How the address of the page names the pages of the remote. */
export interface Address {
  /** The page that the present address names, if it names one. */
  read(): string | undefined
  href(path: string): string
}

/** `#/birth-date` */
export const hashAddress = (basePath: string): Address => ({
  read: () => (location.hash.startsWith('#/') ? basePath + location.hash.slice(1) : undefined),
  href: (path) => hashOfPage(path.slice(basePath.length).replace(/^(?!\/)/, '/')),
})

/** `/konto/birth-date`, below `/konto/`. */
export function pathAddress(basePath: string, below: string): Address {
  const base = `/${below.split('/').filter(Boolean).join('/')}`.replace(/^\/$/, '')
  return {
    read() {
      const { pathname, search, hash } = location
      const isOwn = `${pathname}/`.startsWith(`${base}/`)
      return isOwn ? basePath + pathname.slice(base.length) + search + hash : undefined
    },
    href: (path) => origin + (base + path.slice(basePath.length) || '/'),
  }
}

const CLAIM = 'portal:claim-address'

/** Two elements would overwrite each other's address, so that the first one has it. */
function claimAddress(): (() => void) | undefined {
  const isFree = dispatchEvent(new CustomEvent(CLAIM, { cancelable: true }))
  if (!isFree) return undefined
  const keep = (event: Event) => event.preventDefault()
  addEventListener(CLAIM, keep)
  return () => removeEventListener(CLAIM, keep)
}

/**
 * Entries of the window. Their state adds to that of the page's own router, and has the form of react-router's.
 * @param normalize makes a path of the portal from one that a customer may have typed
 * @returns undefined if another element has the address
 */
export function createWindowEntries(
  address: Address,
  start: string,
  normalize: (path: string) => string,
): Entries | undefined {
  const release = claimAddress()
  if (!release) return undefined
  let report: Parameters<Entries['onStep']>[0] = () => {}
  let isUndoing = false
  let index: number = history.state?.idx ?? 0
  let current = present() ?? entryOf(start)
  write('replaceState', current, location.href)

  /** Reads the entry that is shown: from its address, else from its state. */
  function present(): Location | undefined {
    const { key, usr = null, portalPath } = history.state ?? {}
    const named = address.read()
    const path = named === undefined ? portalPath : normalize(named)
    // The state may be of another remote that was here before.
    if (path === undefined || path !== normalize(path)) return undefined
    const entry = entryOf(path, usr)
    return key ? { ...entry, key } : entry
  }

  function write(method: 'pushState' | 'replaceState', entry: Location, url?: string) {
    const path = createPath(entry)
    const state = { ...history.state, idx: index, key: entry.key, usr: entry.state, portalPath: path }
    history[method](state, '', url ?? address.href(path))
    current = entry
  }

  function follow() {
    if (isUndoing) {
      isUndoing = false
      return
    }
    const before = { index, current }
    const entry = present()
    if (!entry) return
    // An entry that the page or the customer has made comes after this one.
    const isOwn = history.state?.idx !== undefined
    index = isOwn ? history.state.idx : index + 1
    if (isOwn) current = entry
    else write('replaceState', entry, location.href)
    const delta = index - before.index
    report(() => {
      index = before.index
      current = before.current
      isUndoing = delta !== 0
      if (isUndoing) history.go(-delta)
      return () => history.go(delta)
    })
  }

  addEventListener('popstate', follow)
  return {
    get location() {
      return current
    },
    push(entry) {
      // Back leads to the present entry, which the page may have made.
      if (history.state?.portalPath === undefined) {
        index += 1
        write('replaceState', current, location.href)
      }
      index += 1
      write('pushState', entry)
    },
    replace: (entry) => write('replaceState', entry),
    go: (delta) => history.go(delta),
    href: address.href,
    onStep(listener) {
      report = listener
    },
    dispose() {
      removeEventListener('popstate', follow)
      release()
    },
  }
}
