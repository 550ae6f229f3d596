import '@portal/brands/fonts.css'
import '@portal/ui/base.css'
import { createQueryClient } from '@portal/bff-client'
import { parseAppConfig, queryKeys, type UserProfile } from '@portal/contracts'
import { ROOT_ELEMENT_ID } from '@portal/federation/protocol'
import { FailureBoundary, withResultTimeout } from '@portal/portal/host'
import { createToasts, ToastRegion, type Toasts } from '@portal/ui'
import type { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { type AppStateStore, createAppState } from './app-state/app-state.ts'
import { cachePrefetchedProfiles } from './boot/prefetched-profiles.ts'
import { keyFirstEntry } from './first-entry.ts'
import { waitForFirstPage } from './first-render.ts'
import { createHost, type Host } from './host.ts'
import { HostProviders } from './host-providers.tsx'
import { watchLiveSet } from './live-releases/next-document.ts'
import { shareChanges } from './other-tabs/other-tabs.ts'
import { saveReferrer } from './referrer/saved-referrer.ts'
import { createRoutes } from './routes.tsx'
import { shareDeletion } from './session/account-state.ts'
import { reloadOnSessionChange } from './session/reload-on-session-change.ts'
import { createSession } from './session/session.ts'
import { createSignInRedirect } from './session/sign-in-redirect.ts'
import { startCookieProofs } from './start-cookie-proofs.ts'
import { showStartFailure } from './start-failure.tsx'
import { startReleaseReports } from './start-release-reports.ts'
import { createTracking, type Tracking } from './tracking/tracking.ts'
import { prefetchDialogs } from './unsaved-input/navigation-guard.tsx'

/** Few customers have a referrer. If the code cannot be loaded, toasts have no link back. */
const loadReferrerToasts = () =>
  import(/* webpackChunkName: "referrer" */ './referrer/referrer-toasts.ts').catch(() => undefined)

/** Makes the toasts of the page. They link back to the site that the customer came from. */
async function createPageToasts(appState: AppStateStore): Promise<Toasts> {
  const loaded = appState.get().referrerUrl ? await loadReferrerToasts() : undefined
  return createToasts((toast) => {
    const result = withResultTimeout(toast)
    return loaded?.withReferrer(appState.get().referrerUrl, result) ?? result
  })
}

/** The customer sees the failure in its place; the operator learns of it only here. */
const reportCaughtError = (report: (error: unknown) => void) => (error: unknown) => {
  // biome-ignore lint/suspicious/noConsole: as React does by itself without this handler.
  console.error(error)
  report(error)
}

const lastUsedApplicationIn = (cache: QueryClient) => () =>
  cache.getQueryData<UserProfile>(queryKeys.userProfile())?.lastUsedApplication?.name

function startProfiles({ cache, client, config, tenants }: Host): Promise<void> | undefined {
  if (window.prefetched.responses.size === 0 || config.mockedLogin) return
  return cachePrefetchedProfiles({ cache, bff: client, tenants })
}

async function start(root: Root, tracking: Tracking) {
  // A task of its own, after the one that has evaluated the shell.
  await window.scheduler?.yield?.()
  const { config: entries, remotes: declaredRemotes, responses, retired } = window.prefetched
  const config = parseAppConfig(entries)
  const appState = createAppState()
  appState.set({ referrerUrl: saveReferrer(config.referringTouchpoints) })
  keyFirstEntry()
  const router = createBrowserRouter(createRoutes(declaredRemotes, retired))
  const cache = createQueryClient()
  const toasts = await createPageToasts(appState)
  const { notify } = toasts
  const lastUsedApplication = lastUsedApplicationIn(cache)
  tracking.start({ config, router, remotes: declaredRemotes, notify, lastUsedApplication })

  const session = createSession(config, createSignInRedirect(router))
  const surroundings = { appState, cache, config, declaredRemotes, notify, responses, router }
  const host = createHost({ ...surroundings, session, tracking })
  reloadOnSessionChange({ root, session, unsavedInput: host.unsavedInput })
  shareChanges({ appState, bus: host.bus, account: session.account })
  shareDeletion(cache, session.account)
  const profiles = startProfiles(host)
  watchLiveSet()
  void startReleaseReports(host, tracking.report)
  void startCookieProofs(host)
  void prefetchDialogs()

  if (window.prefetched.providerUse !== 'sign-in') await waitForFirstPage(router, profiles)
  // In small pieces, so that the page stays responsive.
  startTransition(() =>
    root.render(
      <HostProviders host={host}>
        <RouterProvider router={router} />
        <FailureBoundary>
          <ToastRegion toasts={toasts} />
        </FailureBoundary>
      </HostProviders>,
    ),
  )
}

const container = document.getElementById(ROOT_ELEMENT_ID)
if (!container) throw new Error(`The page has no element #${ROOT_ELEMENT_ID}`)
const tracking = createTracking()
const root = createRoot(container, { onCaughtError: reportCaughtError(tracking.report) })
start(root, tracking).catch((error: unknown) => {
  showStartFailure(root, error)
  tracking.report(error)
})
