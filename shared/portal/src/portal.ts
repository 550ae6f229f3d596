import type { CallingRemote, Session, TakePrefetched } from '@portal/bff-client'
import type { AppConfig, TenantId, TrackedEvent } from '@portal/contracts'
import type { Toast } from '@portal/ui'
import type { PortalEvents } from './bus.ts'
import type { TabStorage } from './tab-storage.ts'
import type { UnsavedForms } from './unsaved-input.ts'

export type { Toast } from '@portal/ui'

/** What a customer with a proven invitation continues with. */
export interface ProvenInvitation {
  /** Of `performZipCodeValidation`. */
  linkToken: string
  /** To be filled in at the sign-up; the customer may change it. */
  eMailAddress: string | null
  /** The account to link: a new one, another existing one, or the one that is signed in. */
  to: 'new-account' | 'other-account' | 'this-account'
}

/** The customer's answer about cookies in this browser. */
export interface CookieAnswer {
  /** Whether the page stores anything that needs consent. */
  isNeeded: boolean
  /** `null` until the customer answers. */
  agreed: boolean | null
  /** A day or an instant; `null` where it is not known. */
  answeredAt: string | null
}

/** The page's cookie settings. */
export interface CookieSettings {
  /** Calls the listener with the present answer and each new one. Returns an unsubscribe function. */
  watch(listener: (answer: CookieAnswer) => void): () => void
  /** Shows the question again, above the present page. */
  open(): void
}

/**
 * All that a remote can use of the page around it. The host creates the real one, the custom element creates one from
 * its attributes, tests create one with `testPortal`. `contractVersion` in contracts counts its changes.
 */
export interface Portal {
  /** The version of the Portal contract that the page has, such as `1.0`. */
  contractVersion: string
  /** Where the remote is mounted: `/personal-data`. Its links start with it. */
  basePath: string
  /** What differs between installations of the portal. */
  config: AppConfig
  /** Whose calls the client makes. Left out in a page of before calls were declared. */
  remote?: CallingRemote
  /** The bus between host and remotes. */
  events: PortalEvents
  /** `null` on public pages without a sign-in. */
  session: Session | null
  /** Left out where the page around the remote requests nothing ahead. */
  takePrefetched?: TakePrefetched
  /** The register of input that would be lost: a customer who leaves must confirm. */
  unsavedInput: UnsavedForms
  /** Customer data of this remote alone. A sign-out clears it. */
  tabStorage: TabStorage
  /** Shows a toast. Returns a function that changes the toast or, without an argument, closes it. */
  notify(toast: Toast): (change?: Partial<Toast>) => void
  /** Counts what the customer did, if they have agreed to statistics. Never fails, never waits. */
  track(event: TrackedEvent): void
  /** Goes to a path of the portal outside of this remote. */
  navigate(path: string): void
  /** The address of such a path. Left out where the path is the address. */
  addressOf?(path: string): string
  /** `null` where the page around the remote has its own cookie settings. */
  cookies: CookieSettings | null
  /**
   * Shows the page in the theme of a brand, unless the page around an element has chosen one. With `null` the portal shows none until
   * it is known. Left out where the remote sets `data-theme` itself. Returns a function that ends it.
   */
  showTheme?(theme: string | null): () => void
  /** Shows this page with the data of another brand. Asks first if there is unsaved input. */
  showTenant(tenantId: TenantId): void
  /** Starts the sign-out, which ends the session here and at the provider. Asks first if there is unsaved input. */
  signOut(): void
  /**
   * Leaves the page and links the account; a customer who is not signed in goes to the provider first. Then the overview
   * or the error is shown. Resolves if the customer comes back without a sign-in. Left out where sign-up is impossible.
   * @throws Error when the provider cannot be reached
   */
  linkInvitation?(invitation: ProvenInvitation): Promise<void>
}
