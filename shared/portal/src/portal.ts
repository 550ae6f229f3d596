import type { Session } from '@portal/bff-client'
import type { AppConfig, TenantId, TrackedEvent } from '@portal/contracts'
import type { ToastMessage } from '@portal/ui'
import type { PortalEvents } from './bus.ts'
import type { TabStorage } from './tab-storage.ts'
import type { UnsavedInput } from './unsaved-input.ts'

/** The result of what the customer did, shown for a moment. What has failed stays until it is closed. */
export type Toast = Omit<ToastMessage, 'link' | 'onClickElsewhere'>

/** What a customer with a proven invitation continues with. */
export interface ProvenInvitation {
  /** Of `performZipCodeValidation`. */
  linkToken: string
  /** To be filled in at the sign-up; the customer may change it. */
  eMailAddress: string | null
  /** Whom it is linked to: a new account, one that signs in, or the one that is signed in. */
  to: 'new-account' | 'other-account' | 'this-account'
}

/** What the customer has said about cookies in this browser. */
export interface CookieAnswer {
  /** Whether the page keeps anything that they must agree to. */
  isNeeded: boolean
  /** `null` as long as they have not answered. */
  agreed: boolean | null
  /** A day or an instant; `null` where it is not known. */
  answeredAt: string | null
}

/** The page's own question about cookies. */
export interface CookieSettings {
  /** Calls back with the answer, soon and whenever it changes. Returns the undo. */
  watch(listener: (answer: CookieAnswer) => void): () => void
  /** Shows the question again, above the present page. */
  open(): void
}

/**
 * Everything that a remote may know of its surroundings. The host makes the real one, the custom element makes one from
 * its attributes, tests make one with `testPortal`. `contractVersion` in contracts counts its changes.
 */
export interface Portal {
  contractVersion: string
  /** Where the remote is mounted: `/personal-data`. Its links start with it. */
  basePath: string
  config: AppConfig
  events: PortalEvents
  /** `null` on public pages without a sign-in. */
  session: Session | null
  unsavedInput: Pick<UnsavedInput, 'set'>
  /** What this remote alone keeps of the customer; a sign-out clears it. */
  tabStorage: TabStorage
  /** Returns what changes this toast, or without a change closes it. */
  notify(toast: Toast): (change?: Partial<Toast>) => void
  /** Counts what the customer did, if they have agreed to statistics. Never fails, never waits. */
  track(event: TrackedEvent): void
  /** Goes to a path of the portal outside of this remote. */
  navigate(path: string): void
  /** `null` where the page around the remote has a question of its own. */
  cookies: CookieSettings | null
  /** Shows this page with the data of another brand. Asks first if there is unsaved input. */
  showTenant(tenantId: TenantId): void
  /** Starts the sign-out, which ends the session here and at the provider. Asks first if there is unsaved input. */
  signOut(): void
  /**
   * Leaves the page: by way of the provider, unless somebody is signed in, to where the account is linked, and from there
   * to the overview or to why not. Resolves for who comes back without. Left out where nobody can sign up.
   * @throws Error when there is no way to the provider at the moment
   */
  linkInvitation?(invitation: ProvenInvitation): Promise<void>
}
