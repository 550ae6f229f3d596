import { type BffClient, bffBaseUrl, createBffClient } from '@portal/bff-client'
import type { AppConfig, BootRemotes } from '@portal/contracts'
import {
  type Bus,
  createBus,
  createUnsavedInput,
  keepCacheCurrent,
  type UnsavedInput,
} from '@portal/portal/host'
import type { Toasts } from '@portal/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router'
import { createInvitationLink } from './account-linking/link-invitation.ts'
import type { AppStateStore } from './app-state/app-state.ts'
import { createPortals } from './remotes/portals.ts'
import { shownRemotes } from './remotes/shown-remotes.ts'
import type { Remotes } from './remotes/use-remotes.ts'
import { noticeDeletion } from './session/deleted-account.ts'
import type { HostSession } from './session/host-session.ts'
import { leadToSignOut } from './session/use-sign-out.ts'
import { createSignOut } from './sign-out/sign-out.ts'
import { type TabLink, tabsOf } from './tabs/tabs.tsx'
import { firstBrand } from './tenants/first-brand.ts'
import { createTenantMode } from './tenants/tenant-mode.ts'
import { createTenantSwitch } from './tenants/tenant-switch.tsx'
import type { Tenants } from './tenants/use-tenants.ts'
import type { Tracking } from './tracking/tracking.ts'

/** What the owner of the page hands over. */
interface Surroundings {
  appState: AppStateStore
  cache: QueryClient
  config: AppConfig
  /** Also those that the app config switches off. */
  declaredRemotes: BootRemotes
  notify: Toasts['notify']
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

/** Makes the parts of the shell and ties them to each other. */
export function createHost({ declaredRemotes, tracking, ...given }: Surroundings): Host {
  const { appState, cache, config, notify, router, session } = given
  const { track, cookies } = tracking
  const bus = createBus()
  const unsavedInput = createUnsavedInput()
  keepCacheCurrent(bus, cache)
  noticeDeletion(cache)

  const remotes = shownRemotes(declaredRemotes, config)
  const linkInvitation = createInvitationLink(session)
  const portalOf = createPortals(remotes, {
    config,
    events: bus,
    session,
    unsavedInput,
    notify,
    track,
    cookies,
    navigate: (path) => void router.navigate(path),
    showTenant: createTenantSwitch(router),
    signOut: leadToSignOut(router),
    ...(linkInvitation && { linkInvitation }),
  })

  return {
    ...given,
    bus,
    client: createBffClient({ baseUrl: bffBaseUrl(config), session }),
    openCookieSettings: cookies.open,
    remotes: { remotes, portalOf },
    signOut: createSignOut({ session, bus, cache, appState, track }),
    tabs: tabsOf(remotes),
    tenants: {
      bus,
      mode: createTenantMode(bus, session.account),
      firstBrand: firstBrand(session.account),
    },
    unsavedInput,
  }
}
