import type { Session } from '@portal/bff-client'
import type { RemoteDeclaration } from '@portal/contracts'
import type { Tab } from '@portal/portal'
import type { PortalElement } from './portal-element.ts'

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

/** Registers the element of a remote. If two releases on one page define it, the first one stays. */
export function defineElement(
  { element, basePath }: Pick<RemoteDeclaration, 'element' | 'basePath'>,
  loadTab: () => Promise<Tab>,
): void {
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
        // Loaded late, so that the styles find the shadow root. The mount comes first: its tokens declare the order of the layers.
        const [{ mountElement }, Tab] = await Promise.all([import('./mount-element.tsx'), loadTab()])
        if (this.isConnected && !this.#unmount) this.#unmount = mountElement(this, root, basePath, Tab)
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
