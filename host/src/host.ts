import { type BffClient, bffBaseUrl, createBffClient } from '@portal/bff-client'
import { type AppConfig, PARENT_BRAND, type Tenant, tenants } from '@portal/contracts'
import type { BootRemotes } from '@portal/federation/protocol'
import type { Portal } from '@portal/portal'
import {
  type Bus,
  createBus,
  createUnsavedInput,
  remoteEvents,
  syncCacheWithBus,
  type UnsavedInput,
} from '@portal/portal/host'
import type { Toasts } from '@portal/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router'
import type { AppStateStore } from './app-state/app-state.ts'
import { createPortals } from './remotes/portals.ts'
import { createPrefetchedReads } from './remotes/prefetched-reads.ts'
import type { Remotes } from './remotes/use-remotes.ts'
import { refreshOnDeletion } from './session/account-state.ts'
import type { HostSession } from './session/host-session.ts'
import { createSignOutRedirect } from './session/use-sign-out.ts'
import { createSignOut } from './sign-out/sign-out.ts'
import { type TabLink, tabsOf } from './tabs/tabs.tsx'
import { createTenantMode } from './tenants/tenant-mode.ts'
import { createTenantSwitch } from './tenants/tenant-switch.tsx'
import type { Tenants } from './tenants/tenants.ts'
import { rememberedTheme } from './theme/remembered-theme.ts'
import type { Tracking } from './tracking/tracking.ts'

/** What bootstrap and tests make before the host. */
interface Surroundings {
  appState: AppStateStore
  cache: QueryClient
  config: AppConfig
  /** Including the remotes that the app config disables. */
  declaredRemotes: BootRemotes
  notify: Toasts['notify']
  /** Of the inline script, by the path of the call. */
  responses: Map<string, Promise<Response>>
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>
  session: HostSession
  tracking: Pick<Tracking, 'track' | 'cookies'>
}

/** What the parts of the shell share. Remotes see only their Portal. */
export interface Host
  extends Pick<Surroundings, 'appState' | 'cache' | 'config' | 'notify' | 'router' | 'session'> {
  bus: Bus
  client: BffClient
  openCookieSettings: () => void
  remotes: Remotes
  signOut: () => Promise<void>
  tabs: TabLink[]
  tenants: Tenants
  unsavedInput: UnsavedInput
}

/** The brand of the customer's last visit, or the parent brand. */
function initialBrandOf(account: string | undefined): Tenant {
  const theme = rememberedTheme(account)
  return Object.values(tenants).find((tenant) => tenant.theme === theme) ?? tenants[PARENT_BRAND]
}

/** Makes the function by which a remote links an invitation. A mocked sign-in has no sign-up, so there is none. */
function createInvitationLink(session: HostSession): Portal['linkInvitation'] {
  if (!session.signInAs) return undefined
  return async (invitation) => {
    const { startLinking } = await import('./account-linking/start-linking.ts')
    await startLinking(session, invitation)
  }
}

/** Makes the parts of the shell and connects them. */
export function createHost({ declaredRemotes, responses, tracking, ...given }: Surroundings): Host {
  const { appState, cache, config, notify, router, session } = given
  const { track, cookies } = tracking
  const bus = createBus()
  const unsavedInput = createUnsavedInput()
  syncCacheWithBus(bus, cache)
  refreshOnDeletion(cache)
  // A persona has no token, so the prefetched responses belong to another account.
  const reads = createPrefetchedReads(config.mockedLogin ? new Map() : responses, bus)

  const remotes = Object.fromEntries(
    Object.entries(declaredRemotes).filter(([name]) => !config.disabledTabs.includes(name)),
  )
  const linkInvitation = createInvitationLink(session)
  const portalOf = createPortals(remotes, {
    config,
    events: remoteEvents(bus),
    session,
    takePrefetched: reads.take,
    unsavedInput,
    notify,
    track,
    cookies,
    navigate: (path) => void router.navigate(path),
    showTheme(theme) {
      appState.set({ pageTheme: theme })
      return () => appState.set({ pageTheme: undefined })
    },
    showTenant: createTenantSwitch(router),
    signOut: createSignOutRedirect(router),
    ...(linkInvitation && { linkInvitation }),
  })

  return {
    ...given,
    bus,
    client: createBffClient({ baseUrl: bffBaseUrl(config), session, takePrefetched: reads.take }),
    openCookieSettings: cookies.open,
    remotes: { remotes, portalOf, addRead: reads.add, router },
    signOut: createSignOut({ session, bus, cache, appState, track }),
    tabs: tabsOf(remotes),
    tenants: {
      bus,
      mode: createTenantMode(bus, session.account),
      initialBrand: initialBrandOf(session.account),
    },
    unsavedInput,
  }
}
