import type { CallingRemote } from '@portal/bff-client'
import type { Tab } from '@portal/portal'
import { showLoadFailure } from './errors/load-failed.ts'
import { watchPolicy } from './errors/policy-violations.ts'
import { FocusableElement } from './focusable-element.ts'
import type { MountedElement } from './mount-element.tsx'
import type { ElementSession, PortalElement } from './portal-element.ts'
import { prefetchProfiles } from './prefetched-profiles.ts'
import { sessionOfPage } from './session-of-page.ts'
import { createStyleSheets } from './style-sheets.ts'

/** Properties with an attribute of the same name, which holds their value. */
const REFLECTED = ['tenant', 'path', 'routing', 'base'] as const
const ACCESSORS = [...REFLECTED, 'session', 'config'] as const

/** What an element needs of its remote's declaration. */
export interface ElementOptions {
  element: string
  basePath: string
  access: 'customer' | 'public'
  remote: CallingRemote
}

/** The addresses of the folders with its files, which end with a slash. */
export interface Bases {
  /** `…/remotes/<app>/<release>/element/` */
  own: string
  /** `…/remotes/vendor/<id>/` */
  vendor: string
}

/**
 * Registers the element of a remote. If two releases on one page define it, the first one stays.
 */
export function defineElement(
  options: ElementOptions,
  { own: base, vendor }: Bases,
  loadTab: () => Promise<Tab>,
): void {
  if (customElements.get(options.element)) return
  const styleSheets = createStyleSheets([vendor, base], [`${vendor}vendor.css`])
  const violations = watchPolicy()

  class RemoteElement extends FocusableElement implements PortalElement {
    static observedAttributes = ACCESSORS

    declare tenant: string | null
    declare path: string | null
    declare routing: string | null
    declare base: string | null
    #session: ElementSession | null = null
    #config: object | null = null
    #mounted: MountedElement | undefined
    #isShown = false
    #loads = 0

    constructor() {
      super()
      takeFields(this)
    }

    get session() {
      // A framework may have written an object into the attribute.
      return this.#session ?? (this.getAttribute('session') === 'provider' ? 'provider' : null)
    }

    set session(session) {
      reflect(this, 'session', typeof session === 'string' ? session : null)
      this.#session = sessionOfPage(session)
      this.#mounted?.change('session')
    }

    get config() {
      return this.#config ?? this.getAttribute('config')
    }

    set config(config) {
      reflect(this, 'config', typeof config === 'string' ? config : null)
      this.#config = typeof config === 'object' ? config : null
      this.#mounted?.change('config')
    }

    attributeChangedCallback(name: (typeof ACCESSORS)[number]) {
      if (name === 'session' && this.hasAttribute(name)) this.#session = null
      if (name === 'config' && this.hasAttribute(name)) this.#config = null
      this.#mounted?.change(name)
    }

    async connectedCallback() {
      if (this.#isShown) return showOnTop(this.shadowRoot)
      this.#isShown = true
      await this.#load(this.shadowRoot ?? this.attachShadow({ mode: 'open' }))
    }

    async #load(root: ShadowRoot) {
      this.#loads += 1
      const own = this.#loads
      const isWanted = () => this.#isShown && own === this.#loads
      const prefetched = prefetchProfiles(this)
      try {
        const [{ mountElement }, Tab] = await Promise.all([
          import('./vendor.ts'),
          loadTab(),
          styleSheets.addTo(root),
        ])
        if (isWanted())
          this.#mounted = mountElement(this, root, { ...options, base, violations, prefetched }, Tab)
      } catch (error) {
        if (!isWanted()) return
        const portal = new URL('../../../../', base)
        const retry = () => this.#load(root)
        await showLoadFailure(this, root, { error, portal, violations, retry })
      }
    }

    /** Keeps the state where the page moves the element with `moveBefore`. */
    connectedMoveCallback() {}

    disconnectedCallback() {
      // An element that is moved in the page is connected again in the same task, and keeps its state.
      setTimeout(() => {
        if (this.isConnected || !this.#isShown) return
        this.#isShown = false
        this.#mounted?.unmount()
        this.#mounted = undefined
        if (this.shadowRoot) styleSheets.removeFrom(this.shadowRoot)
      })
    }
  }

  for (const name of REFLECTED) Object.defineProperty(RemoteElement.prototype, name, reflected(name))
  customElements.define(options.element, RemoteElement)
}

/** In an element that was moved in the page, open dialogs are modal no longer, and toasts are hidden. */
function showOnTop(root: ShadowRoot | null) {
  for (const dialog of root?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? []) {
    dialog.open = false
    dialog.showModal()
  }
  for (const toasts of root?.querySelectorAll<HTMLElement>('[popover="manual"]') ?? []) toasts.showPopover?.()
}

/** A page may have set values before this script was loaded: such fields would hide the accessors. */
function takeFields(element: HTMLElement) {
  for (const name of ACCESSORS) {
    if (!Object.hasOwn(element, name)) continue
    const value = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, value)
  }
}

/** A property that is its attribute. */
const reflected = (name: string): PropertyDescriptor => ({
  configurable: true,
  enumerable: true,
  get(this: HTMLElement) {
    return this.getAttribute(name)
  },
  set(this: HTMLElement, value: unknown) {
    reflect(this, name, value)
  },
})

function reflect(element: HTMLElement, name: string, value: unknown) {
  if (value === null || value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, String(value))
}
