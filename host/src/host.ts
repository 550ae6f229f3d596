import { type BffClient, bffBaseUrl, createBffClient } from '@portal/bff-client'
import type { AppConfig, BootRemotes } from '@portal/contracts'
import type { Portal } from '@portal/portal'
import { type Bus, createBus, createUnsavedInput, keepCacheCurrent } from '@portal/portal/host'
import type { QueryClient } from '@tanstack/react-query'
import type { HostParts } from './host-context.ts'
import { createPortals } from './remotes/portals.ts'
import { noticeDeletion } from './session/deleted-account.ts'
import type { HostSession } from './session/host-session.ts'
import { leadToSignOut } from './session/use-sign-out.ts'
import { createSignOut } from './sign-out/sign-out.ts'
import { tabsOf } from './tabs/tabs.tsx'
import { firstBrand } from './tenants/first-brand.ts'
import { createTenantMode } from './tenants/tenant-mode.ts'
import { createTenantSwitch } from './tenants/tenant-switch.tsx'
import type { Tracking } from './tracking/tracking.ts'

/** What the owner of the page hands over. */
interface Surroundings extends Pick<HostParts, 'appState' | 'config' | 'notify' | 'router' | 'session'> {
  cache: QueryClient
  /** Also those that the app config switches off. */
  declaredRemotes: BootRemotes
  tracking: Pick<Tracking, 'track' | 'cookies'>
}

/** What the shell is made of. Remotes see only their Portal. */
export interface Host extends HostParts {
  bus: Bus
  cache: QueryClient
  client: BffClient
}

/** The remotes without those that the app config switches off. */
const shownRemotes = (remotes: BootRemotes, { disabledTabs }: AppConfig): BootRemotes =>
  Object.fromEntries(Object.entries(remotes).filter(([name]) => !disabledTabs.includes(name)))

/** Makes the function by which a remote links an invitation. Undefined where the sign-in is mocked: there is no sign-up. */
function createInvitationLink(session: HostSession): Portal['linkInvitation'] {
  if (!session.signInAs) return undefined
  return async (invitation) => {
    const { leaveToLink } = await import('./account-linking/leave-to-link.ts')
    await leaveToLink(session, invitation)
  }
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
