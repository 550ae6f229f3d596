import type {} from '@portal/federation/page-globals'

const end = (link: HTMLLinkElement, type: 'load' | 'error') => link.dispatchEvent(new Event(type))

const styleSheet = (href: string) =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href })

/** A damaged file would stay in the cache of the browser as immutable. */
const failed = new Set<string>()

/** Resolves when the copy is loaded. A failed one is removed. */
async function addCopy(root: ShadowRoot, link: HTMLLinkElement): Promise<'load' | 'error'> {
  const files = globalThis.portalElementFiles
  if (files && failed.has(link.href)) {
    await files.refetch(link.href)
    // It would load nothing.
    if (!root.host.isConnected) return 'load'
  }
  const copy = link.cloneNode() as HTMLLinkElement
  // As the loader preloads it; otherwise the browser would request it again.
  copy.crossOrigin = 'anonymous'
  copy.integrity = files?.integrityOf(copy.href) ?? ''
  return new Promise((resolve) => {
    copy.onload = () => resolve('load')
    copy.onerror = () => {
      copy.remove()
      failed.add(copy.href)
      resolve('error')
    }
    root.append(copy)
  })
}

async function requireCopy(root: ShadowRoot, link: HTMLLinkElement) {
  if ((await addCopy(root, link)) === 'error') throw new Error(`${link.href} cannot be loaded.`)
}

/** Gives each shadow root of a release its own copies of the release's style sheets, also of those that load later. */
export interface StyleSheets {
  /** Resolves when those that are known are loaded. Can be repeated after a failure. */
  addTo(root: ShadowRoot): Promise<unknown>
  removeFrom(root: ShadowRoot): void
}

/**
 * @param bases where the files of the release are; other style sheets of the page belong to other elements
 * @param first the addresses of those that come before all others: they declare the order of the cascade layers
 */
export function createStyleSheets(bases: string[], first: string[] = []): StyleSheets {
  const roots = new Set<ShadowRoot>()
  const isOwn = ({ href }: HTMLLinkElement) => bases.some((base) => href.startsWith(base))

  addEventListener('portal:style-sheet', (event) => {
    const link = (event as CustomEvent<HTMLLinkElement>).detail
    if (!isOwn(link)) return
    for (const root of roots) {
      event.preventDefault()
      void addCopy(root, link).then((type) => end(link, type))
    }
  })

  return {
    addTo(root) {
      roots.add(root)
      const copies = new Set([...root.querySelectorAll('link')].map(({ href }) => href))
      const known = [...first.map(styleSheet), ...(globalThis.portalStyleSheets ?? [])]
      const missing = known.filter((link) => isOwn(link) && !copies.has(link.href))
      return Promise.all(missing.map((link) => requireCopy(root, link)))
    },
    removeFrom(root) {
      roots.delete(root)
      // The browser would tell nothing of those that are loading, and their chunks would wait forever.
      for (const copy of root.querySelectorAll('link')) end(copy, 'load')
      root.replaceChildren()
    },
  }
}
