import type { AppConfig, BootRemotes, Tenant, TrackedEvent } from '@portal/contracts'
import type { Bus, Portal, UnsavedInput } from '@portal/portal'
import type { Toasts } from '@portal/ui'
import { createContext, use } from 'react'
import type { createBrowserRouter } from 'react-router'
import type { AppStateStore } from '../app-state/app-state.ts'
import type { HostSession } from '../session/host-session.ts'
import type { TabLink } from '../tabs/tabs.tsx'
import type { TenantMode } from '../tenants/tenant-mode.ts'

/** What the shell's own parts share. Remotes see only their Portal. */
export interface Host {
  appState: AppStateStore
  bus: Bus
  config: AppConfig
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>
  session: HostSession
  /** The remotes that this installation shows, in the order of their tabs. */
  remotes: BootRemotes
  tabs: TabLink[]
  /** The Portal of a remote, by its name. */
  portalOf: (name: string) => Portal
  unsavedInput: UnsavedInput
  tenantMode: TenantMode
  /** Tells the result of what the customer did. */
  notify: Toasts['notify']
  /** Shown before it is known whose data is shown. */
  firstBrand: Tenant
  /** Forgets everything of the customer and leaves for the provider's sign-out. Throws when that cannot begin. */
  signOut: () => Promise<void>
  /** Counts what the customer did, if they have agreed to statistics. */
  track: (event: TrackedEvent) => void
  /** Shows the customer's consents in place, to be changed. */
  openCookieSettings: () => void
}

export const HostContext = createContext<Host | null>(null)

export function useHost(): Host {
  const host = use(HostContext)
  if (!host) throw new Error('useHost needs a HostContext above it')
  return host
}
