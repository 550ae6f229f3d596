import { BffProvider, createBffClient, createQueryClient } from '@portal/bff-client'
import {
  type AppConfig,
  type BootRegistry,
  type BootRelease,
  CONTRACT_VERSION,
  parseAppConfig,
} from '@portal/contracts'
import { createBus, createUnsavedInput, keepCacheCurrent } from '@portal/portal'
import { BFF_URL } from '@portal/portal/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { createAppState } from '../app-state/app-state.ts'
import { createPortals } from '../remotes/portals.ts'
import { shownRemotes } from '../remotes/shown-remotes.ts'
import { noticeDeletion } from '../session/deleted-account.ts'
import type { HostSession } from '../session/host-session.ts'
import { leadToSignOut } from '../session/use-sign-out.ts'
import { createSignOut } from '../sign-out/sign-out.ts'
import { type Host, HostContext } from '../start/host-context.ts'
import { tabsOf } from '../tabs/tabs.tsx'
import { createTenantMode } from '../tenants/tenant-mode.ts'
import { createTenantSwitch } from '../tenants/tenant-switch.tsx'
import { firstBrand } from '../tenants/use-tenant.ts'
import { declaredRemotes } from './declared-remotes.ts'

/** A release of a remote as index.html names it. */
export const aRelease = (contractVersion: string = CONTRACT_VERSION): BootRelease => ({
  release: '0123456789abcdef',
  contractVersion,
  entry: '/remotes/x/remoteEntry.js',
  modules: [],
  preload: [],
  styles: [],
})

const nothing = () => undefined

/** What the inline script has found by the time the host's code runs, with these releases of its remotes. */
export function offerReleases(registry: BootRegistry = {}): void {
  window.earlyAnswers = { registry, remotes: declaredRemotes, config: new Promise(nothing) }
}

function session(signedIn: boolean): HostSession {
  let isSignedIn = signedIn
  return {
    get signedIn() {
      return isSignedIn
    },
    account: signedIn ? 'mia' : undefined,
    authorize: async () => ({ authorization: 'Bearer test' }),
    signIn: async () => undefined,
    completeSignIn: async () => undefined,
    async signOut(forget) {
      forget()
      // The page is still there while it is being left.
      await new Promise((resolve) => setTimeout(resolve))
      isSignedIn = false
    },
  }
}

interface Surroundings {
  at: string
  signedIn?: boolean
  config?: Record<string, string>
  /** What replaces functions of the host that leave the page or load more of it. */
  host?: Partial<Host>
}

function configOf(values: Record<string, string>): AppConfig {
  const { origin, pathname } = new URL(BFF_URL)
  const entries = { apiGatewayUrl: origin, bffPath: pathname, ...values }
  return parseAppConfig(Object.entries(entries).map(([name, value]) => ({ name, value })))
}

/** Renders routes of the shell with real router, cache, bus and texts: only the network and the session are faked. */
export function renderShell(
  routes: RouteObject[],
  { at, signedIn = false, config: values = {}, host: replaced }: Surroundings,
) {
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const config = configOf(values)
  const bus = createBus()
  const appState = createAppState()
  const cache = createQueryClient()
  keepCacheCurrent(bus, cache)
  noticeDeletion(cache)
  const unsavedInput = createUnsavedInput()
  const own = { bus, config, session: session(signedIn), unsavedInput }
  const navigate = (path: string) => void router.navigate(path)
  const showTenant = createTenantSwitch(router)
  const signOut = leadToSignOut(router)
  const remotes = shownRemotes(declaredRemotes, config)
  const portalOf = createPortals(remotes, {
    ...own,
    notify: () => nothing,
    track: nothing,
    cookies: { watch: () => nothing, open: nothing },
    navigate,
    showTenant,
    signOut,
  })
  const host: Host = {
    ...own,
    appState,
    remotes,
    tabs: tabsOf(remotes),
    portalOf,
    router,
    tenantMode: createTenantMode(bus, own.session.account),
    firstBrand: firstBrand(own.session.account),
    signOut: createSignOut({ ...own, cache, appState, track: nothing }),
    notify: () => nothing,
    track: nothing,
    openCookieSettings: nothing,
    ...replaced,
  }
  render(
    <HostContext value={host}>
      <QueryClientProvider client={cache}>
        <BffProvider client={createBffClient({ baseUrl: BFF_URL, session: own.session })}>
          <RouterProvider router={router} />
        </BffProvider>
      </QueryClientProvider>
    </HostContext>,
  )
  return { user: userEvent.setup(), router, bus, cache, appState, session: own.session }
}
