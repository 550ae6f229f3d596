import { BffProvider, createBffClient, createQueryClient } from '@portal/bff-client'
import { type AppConfig, type BootRelease, CONTRACT_VERSION, parseAppConfig } from '@portal/contracts'
import { createBus, createUnsavedInput, keepCacheCurrent } from '@portal/portal'
import { BFF_URL } from '@portal/portal/testing'
import { createTexts } from '@portal/text'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { noticeDeletion } from '../session/deleted-account.ts'
import type { HostSession } from '../session/host-session.ts'
import { createSignOut } from '../session/sign-out.ts'
import { leadToSignOut } from '../session/use-sign-out.ts'
import { createAppState } from '../start/app-state.ts'
import { type Host, HostContext } from '../start/host-context.ts'
import { createPortals } from '../start/portals.ts'
import { firstBrand } from '../start/use-tenant.ts'
import { createTenantMode } from '../tenants/tenant-mode.ts'
import { createTenantSwitch } from '../tenants/tenant-switch.tsx'
import { de } from '../texts.de.ts'

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
  const portals = createPortals({
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
    portals,
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
      <I18nextProvider i18n={createTexts(de)}>
        <QueryClientProvider client={cache}>
          <BffProvider client={createBffClient({ baseUrl: BFF_URL, session: own.session })}>
            <RouterProvider router={router} />
          </BffProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </HostContext>,
  )
  return { user: userEvent.setup(), router, bus, cache, appState, session: own.session }
}
