import type { Session } from '@portal/bff-client'
import { type RemoteName, remotes } from '@portal/contracts'
import type { Tab } from './tab.tsx'

/**
 * A remote as a custom element, for pages that know neither React nor this portal.
 *
 * Attributes: `config`, the URL of the portal's app config; `tenant`, the brand to begin with, else the last used;
 * `path`, where in the remote it starts. Property: `session`, set before it is connected. Events: `portal-navigate`
 * with the path in `detail` when the customer follows a link to another part of the portal; `portal-track` with a
 * tracked event in `detail`, for the page's own statistics, which asks for its own consent; `portal-sign-out` when the
 * session is to be ended, which is the page's own.
 */
export interface PortalElement extends HTMLElement {
  session: Session | null
}

/** Style sheets of this release, in the order in which they were loaded; every shadow root gets them all. */
const styleSheets: HTMLLinkElement[] = []
const shadowRoots = new Set<ShadowRoot>()

function addStyleSheet(event: Event) {
  const link = (event as CustomEvent<HTMLLinkElement>).detail
  styleSheets.push(link)
  const [first, ...others] = shadowRoots
  first?.append(link)
  for (const root of others) root.append(link.cloneNode())
}

/** Registers the element of a remote. Defining it twice, by two releases on one page, keeps the first. */
export function defineElement(name: RemoteName, loadTab: () => Promise<{ default: Tab }>): void {
  const { element } = remotes[name]
  if (customElements.get(element)) return
  addEventListener('portal:stylesheet', addStyleSheet)

  customElements.define(
    element,
    class extends HTMLElement implements PortalElement {
      // A page may have set it before this script was loaded; as a field of the class it would be lost.
      session: Session | null = Reflect.get(this, 'session') ?? null
      #unmount: (() => void) | undefined

      async connectedCallback() {
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        shadowRoots.add(root)
        for (const link of styleSheets) root.append(link.cloneNode())
        // Loaded late, so that the styles find the shadow root; the mount first, whose tokens say how layers count.
        const [{ mountElement }, tab] = await Promise.all([import('./element-mount.tsx'), loadTab()])
        if (this.isConnected && !this.#unmount) this.#unmount = mountElement(this, root, name, tab.default)
      }

      disconnectedCallback() {
        this.#unmount?.()
        this.#unmount = undefined
        if (this.shadowRoot) {
          shadowRoots.delete(this.shadowRoot)
          this.shadowRoot.replaceChildren()
        }
      }
    },
  )
}
