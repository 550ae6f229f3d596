import type { Session } from '@portal/bff-client'
import type { AppConfig, TenantId, TrackedEvent } from '@portal/contracts'
import type { ToastMessage } from '@portal/ui'
import type { PortalEvents } from './bus.ts'
import type { UnsavedInput } from './unsaved-input.ts'

/** The result of what the customer did, shown for a moment. What has failed stays until it is closed. */
export type Toast = Omit<ToastMessage, 'link' | 'onClickElsewhere'>

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
  /** `null` on public pages that nobody is signed in to. */
  session: Session | null
  unsavedInput: Pick<UnsavedInput, 'set'>
  /** Returns what changes this toast, or without a change closes it. */
  notify(toast: Toast): (change?: Partial<Toast>) => void
  /** Counts what the customer did, if they have agreed to statistics. Never fails, never waits. */
  track(event: TrackedEvent): void
  /** Goes to a path of the portal outside of this remote. */
  navigate(path: string): void
  /** Shows this page anew with another brand's data, because the customer asked for it. Unsaved input is asked about. */
  showTenant(tenantId: TenantId): void
  /** Leads to the sign-out, which ends the session here and at the provider. Unsaved input is asked about. */
  signOut(): void
}
