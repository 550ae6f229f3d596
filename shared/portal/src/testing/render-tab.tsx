import { BffProvider, createBffClient, createQueryClient, type Session } from '@portal/bff-client'
import { parseAppConfig, type TrackedEvent } from '@portal/contracts'
import { CONTRACT_VERSION } from '@portal/federation/protocol'
import { createToasts, ToastRegion } from '@portal/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { type RenderOptions, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { type Bus, createBus, remoteEvents } from '../bus.ts'
import type { Portal } from '../portal.ts'
import { withResultTimeout } from '../result-toast.ts'
import { syncCacheWithBus } from '../shared-cache.ts'
import type { Tab } from '../slot.tsx'
import { createMemoryStorage, type TabStorage } from '../tab-storage.ts'
import { useTenantAnnouncement } from '../tenant-announcement.ts'
import { createUnsavedInput } from '../unsaved-input.ts'
import { BFF_URL } from './fake-bff.ts'

const signedIn: Session = { authorize: async () => ({ authorization: 'Bearer test' }) }

function TenantAnnouncer({ bus }: { bus: Bus }) {
  useTenantAnnouncement(bus)
  return null
}

interface TabSurroundings {
  basePath: string
  /** The path to open; the base path if it is left out. */
  at?: string
  /** The calls that the tab may make; all if they are left out. */
  calls?: readonly string[]
  /** `null` for a page without a sign-in. */
  session?: Session | null
  /** Of a page before this one, in the same browser tab. */
  tabStorage?: TabStorage
  linkInvitation?: Portal['linkInvitation']
  /** Left out, what a boundary has caught fails the test. */
  onCaughtError?: RenderOptions['onCaughtError']
  cookies?: Portal['cookies']
  showTheme?: Portal['showTheme']
}

/** Mounts a tab with a real router, cache, bus, client and toasts: only the network is faked. */
export function renderTab(Tab: Tab, surroundings: TabSurroundings) {
  const { basePath, calls, at = basePath, session = signedIn, linkInvitation, showTheme } = surroundings
  const { tabStorage = createMemoryStorage(), cookies = null, onCaughtError } = surroundings
  const bus = createBus()
  const cache = createQueryClient()
  const toasts = createToasts(withResultTimeout)
  const unsavedInput = createUnsavedInput()
  const tracked: TrackedEvent[] = []
  syncCacheWithBus(bus, cache)
  const portal: Portal = {
    contractVersion: CONTRACT_VERSION,
    basePath,
    remote: { name: 'mfe-tested', calls },
    config: parseAppConfig([
      { name: 'apiGatewayUrl', value: new URL(BFF_URL).origin },
      { name: 'bffPath', value: new URL(BFF_URL).pathname },
    ]),
    events: remoteEvents(bus),
    session,
    unsavedInput,
    tabStorage,
    notify: toasts.notify,
    track: (event) => tracked.push(event),
    cookies,
    navigate: (path) => void router.navigate(path),
    showTenant: (tenantId) => bus.publish({ type: 'tenant.defined', tenantId }),
    signOut: () => void router.navigate('/logout'),
    ...(linkInvitation && { linkInvitation }),
    ...(showTheme && { showTheme }),
  }
  const router = createMemoryRouter(
    [
      { path: `${basePath}/*`, element: <Tab portal={portal} /> },
      { path: '*', element: <h1>Another tab</h1> },
    ],
    { initialEntries: [at] },
  )
  const { unmount } = render(
    <QueryClientProvider client={cache}>
      <BffProvider client={createBffClient({ baseUrl: BFF_URL, session })}>
        {session && <TenantAnnouncer bus={bus} />}
        <RouterProvider router={router} />
        <ToastRegion toasts={toasts} />
      </BffProvider>
    </QueryClientProvider>,
    { ...(onCaughtError && { onCaughtError }) },
  )
  return { user: userEvent.setup(), bus, router, unsavedInput, tracked, tabStorage, unmount }
}
