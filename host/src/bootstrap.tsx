// First of all, because the tokens say in which order the cascade layers count.
import '@portal/ui/tokens.css'
import '@portal/ui/base.css'
import './fonts.css'
import { BffProvider, bffBaseUrl, createBffClient, createQueryClient } from '@portal/bff-client'
import { queryKeys, ROOT_ELEMENT_ID, type UserProfile } from '@portal/contracts'
import { asResult, createBus, createUnsavedInput, keepCacheCurrent, readAppConfig } from '@portal/portal'
import { createToasts, ToastRegion } from '@portal/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { createAppState } from './app-state/app-state.ts'
import { startProfiles } from './boot/early-profiles.ts'
import { tellCaught } from './failures/caught-errors.ts'
import { showStartFailure } from './failures/start-failure.tsx'
import { shareChanges } from './other-tabs/other-tabs.ts'
import { loadReferrerToasts } from './referrer/load-referrer-toasts.ts'
import { saveReferrer } from './referrer/saved-referrer.ts'
import { createPortals } from './remotes/portals.ts'
import { shownRemotes } from './remotes/shown-remotes.ts'
import { createRoutes } from './routes.tsx'
import { noticeDeletion } from './session/deleted-account.ts'
import { leaveWithSession } from './session/leave-with-session.ts'
import { createSession } from './session/session.ts'
import { leadToSignIn } from './session/session-ended.ts'
import { leadToSignOut } from './session/use-sign-out.ts'
import { createSignOut } from './sign-out/sign-out.ts'
import { HostContext } from './start/host-context.ts'
import { tabsOf } from './tabs/tabs.tsx'
import { createTenantMode } from './tenants/tenant-mode.ts'
import { createTenantSwitch } from './tenants/tenant-switch.tsx'
import { firstBrand } from './tenants/use-tenant.ts'
import { createTracking, type Tracking } from './tracking/tracking.ts'

/** In this order: configuration, then app, router and stores, then the modules, then mount. */
async function start(root: ReturnType<typeof createRoot>, tracking: Tracking) {
  const config = await readAppConfig(await window.earlyAnswers.config)

  const appState = createAppState()
  appState.set({ referrerUrl: saveReferrer(config.referringTouchpoints) })
  const remotes = shownRemotes(window.earlyAnswers.remotes, config)
  const router = createBrowserRouter(createRoutes(window.earlyAnswers.remotes))
  const bus = createBus()
  const cache = createQueryClient()
  const unsavedInput = createUnsavedInput()
  const withReferrer = await loadReferrerToasts(appState.get().referrerUrl)
  const toasts = createToasts((toast) => {
    const result = asResult(toast)
    return withReferrer?.(appState.get().referrerUrl, result) ?? result
  })

  tracking.start({
    config,
    router,
    remotes: window.earlyAnswers.remotes,
    notify: toasts.notify,
    lastUsedApplication: () =>
      cache.getQueryData<UserProfile>(queryKeys.userProfile())?.lastUsedApplication?.name,
  })

  const session = createSession(config, leadToSignIn(router))
  const client = createBffClient({ baseUrl: bffBaseUrl(config), session })
  keepCacheCurrent(bus, cache)
  noticeDeletion(cache)
  leaveWithSession({ session, unsavedInput, root })
  shareChanges({ bus, appState, account: session.account })
  const tenantMode = createTenantMode(bus, session.account)
  const { profiles: early } = window.earlyAnswers
  // A persona has no token, so what was asked for early is somebody else's.
  if (early && !config.mockedLogin) void startProfiles({ cache, bff: client, tenantMode, early })

  const navigate = (path: string) => void router.navigate(path)
  const portalOf = createPortals(remotes, {
    bus,
    config,
    session,
    unsavedInput,
    notify: toasts.notify,
    track: tracking.track,
    cookies: tracking.cookies,
    navigate,
    showTenant: createTenantSwitch(router),
    signOut: leadToSignOut(router),
  })
  const signOut = createSignOut({ session, bus, cache, appState, track: tracking.track })

  root.render(
    <HostContext
      value={{
        appState,
        bus,
        config,
        session,
        remotes,
        tabs: tabsOf(remotes),
        portalOf,
        router,
        tenantMode,
        firstBrand: firstBrand(session.account),
        unsavedInput,
        notify: toasts.notify,
        signOut,
        track: tracking.track,
        openCookieSettings: tracking.cookies.open,
      }}
    >
      <QueryClientProvider client={cache}>
        <BffProvider client={client}>
          <RouterProvider router={router} />
          <ToastRegion toasts={toasts} />
        </BffProvider>
      </QueryClientProvider>
    </HostContext>,
  )
}

const container = document.getElementById(ROOT_ELEMENT_ID)
if (!container) throw new Error(`The page has no element #${ROOT_ELEMENT_ID}`)
const tracking = createTracking()
const root = createRoot(container, { onCaughtError: tellCaught(tracking.report) })
start(root, tracking).catch((error: unknown) => {
  showStartFailure(root, error)
  tracking.report(error)
})
