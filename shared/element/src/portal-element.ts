import type { Session } from '@portal/bff-client'

/** The page's own session, or `provider` for the element's own sign-in. */
export type ElementSession = Session | 'provider'

/**
 * A remote as a custom element, for pages without React and without this portal.
 *
 * Each property also has an attribute of its name, except that a session or config given as an object is a property alone. All of
 * them take a value at any time: before the element is defined or inserted, late, or changed.
 *
 * Its events are in `element-contract.ts` of @portal/contracts. After `portal-sign-out` the page ends its own session; the own sign-in
 * of the element ends unless the page calls `preventDefault()`.
 */
export interface PortalElement extends HTMLElement {
  /**
   * Without one only an element with public pages starts. A changed one starts it anew, unless both name the same `account`.
   */
  session: ElementSession | null
  /**
   * The URL of the portal's app config, or the config itself: as an object, a list of name/value pairs, or either as JSON.
   * A changed one starts the element anew.
   */
  config: object | string | null
  /** The brand to show, else the last used one. A changed one is shown at once. */
  tenant: string | null
  /** Where in the remote it starts: `/birth-date`. A changed one navigates. */
  path: string | null
  /**
   * `memory`, the default: the address of the page stays. `hash`: the path is behind `#`. `history`: the path is below `base`. One
   * element of a page can have the address.
   */
  routing: string | null
  /** The path of the page below which `history` adds that of the remote. Default: the folder of the page. */
  base: string | null
}
