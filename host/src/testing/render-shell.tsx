import { createQueryClient } from '@portal/bff-client'
import { type AppConfig, parseAppConfig } from '@portal/contracts'
import { type BootRegistry, type BootRelease, CONTRACT_VERSION } from '@portal/federation/protocol'
import { startFederation } from '@portal/federation/runtime'
import { BFF_URL } from '@portal/portal/testing'
import { type RenderOptions, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { createAppState } from '../app-state/app-state.ts'
import { createHost, type Host } from '../host.ts'
import { HostProviders } from '../host-providers.tsx'
import type { HostSession } from '../session/host-session.ts'
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

startFederation(() => window.prefetched.registry)

/** What the inline script provides, with these releases of the remotes. */
export function offerReleases(registry: BootRegistry = {}): void {
  window.prefetched = {
    registry,
    remotes: declaredRemotes,
    retired: [],
    config: [],
    responses: new Map(),
    set: Promise.resolve(),
  }
}

function fakeSession(signedIn: boolean): HostSession {
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
      // The page is still shown while it is being left.
      await new Promise((resolve) => setTimeout(resolve))
      isSignedIn = false
    },
  }
}

interface Surroundings extends Partial<Pick<Host, 'notify' | 'openCookieSettings' | 'session' | 'signOut'>> {
  at: string
  signedIn?: boolean
  config?: Record<string, string>
  /** Left out, what a boundary has caught fails the test. */
  onCaughtError?: RenderOptions['onCaughtError']
}

function configOf(values: Record<string, string>): AppConfig {
  const { origin, pathname } = new URL(BFF_URL)
  const entries = { apiGatewayUrl: origin, bffPath: pathname, ...values }
  return parseAppConfig(Object.entries(entries).map(([name, value]) => ({ name, value })))
}

/** Renders routes of the shell with real router, cache, bus and texts: only the network and the session are faked. */
export function renderShell(
  routes: RouteObject[],
  {
    at,
    signedIn = false,
    config = {},
    notify = () => nothing,
    openCookieSettings = nothing,
    session = fakeSession(signedIn),
    signOut,
    onCaughtError,
  }: Surroundings,
) {
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const appState = createAppState()
  const host = createHost({
    appState,
    cache: createQueryClient(),
    config: configOf(config),
    declaredRemotes,
    notify,
    responses: new Map(),
    router,
    session,
    tracking: { track: nothing, cookies: { watch: () => nothing, open: openCookieSettings } },
  })
  render(
    <HostProviders host={{ ...host, ...(signOut && { signOut }) }}>
      <RouterProvider router={router} />
    </HostProviders>,
    { ...(onCaughtError && { onCaughtError }) },
  )
  const { bus, cache } = host
  return { user: userEvent.setup(), router, bus, cache, appState, session }
}
