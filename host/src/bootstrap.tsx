// First of all, because the tokens say in which order the cascade layers count.
import '@portal/ui/tokens.css'
import '@portal/brands/themes.css'
import '@portal/ui/base.css'
import './fonts.css'
import { createQueryClient } from '@portal/bff-client'
import { queryKeys, ROOT_ELEMENT_ID, type UserProfile } from '@portal/contracts'
import { asResult, readAppConfig } from '@portal/portal/host'
import { createToasts, ToastRegion, type Toasts } from '@portal/ui'
import type { QueryClient } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { type AppStateStore, createAppState } from './app-state/app-state.ts'
import { takeEarlyProfiles } from './boot/early-profiles.ts'
import { reportCaught } from './failures/caught-errors.ts'
import { createHost, type Host } from './host.ts'
import { HostProviders } from './host-providers.tsx'
import { shareChanges } from './other-tabs/other-tabs.ts'
import { loadReferrerToasts } from './referrer/load-referrer-toasts.ts'
import { saveReferrer } from './referrer/saved-referrer.ts'
import { createRoutes } from './routes.tsx'
import { leaveWithSession } from './session/leave-with-session.ts'
import { createSession } from './session/session.ts'
import { leadToSignIn } from './session/session-ended.ts'
import { showStartFailure } from './start-failure.tsx'
import { createTracking, type Tracking } from './tracking/tracking.ts'

/** Makes the toasts of the page, with a way back for customers that came from another site. */
async function createPageToasts(appState: AppStateStore): Promise<Toasts> {
  const withReferrer = await loadReferrerToasts(appState.get().referrerUrl)
  return createToasts((toast) => {
    const result = asResult(toast)
    return withReferrer?.(appState.get().referrerUrl, result) ?? result
  })
}

const lastUsedApplicationIn = (cache: QueryClient) => () =>
  cache.getQueryData<UserProfile>(queryKeys.userProfile())?.lastUsedApplication?.name

function startProfiles({ cache, client, config, tenants }: Host) {
  const { profiles: early } = window.earlyAnswers
  // A persona has no token, so the early answers belong to another account.
  if (!early || config.mockedLogin) return
  void takeEarlyProfiles({ cache, bff: client, tenantMode: tenants.mode, early })
}

async function start(root: Root, tracking: Tracking) {
  const config = await readAppConfig(await window.earlyAnswers.config)
  const { remotes: declaredRemotes } = window.earlyAnswers
  const appState = createAppState()
  appState.set({ referrerUrl: saveReferrer(config.referringTouchpoints) })
  const router = createBrowserRouter(createRoutes(declaredRemotes))
  const cache = createQueryClient()
  const toasts = await createPageToasts(appState)
  const { notify } = toasts
  const lastUsedApplication = lastUsedApplicationIn(cache)
  tracking.start({ config, router, remotes: declaredRemotes, notify, lastUsedApplication })

  const session = createSession(config, leadToSignIn(router))
  const host = createHost({ appState, cache, config, declaredRemotes, notify, router, session, tracking })
  leaveWithSession({ root, session, unsavedInput: host.unsavedInput })
  shareChanges({ appState, bus: host.bus, account: session.account })
  startProfiles(host)

  root.render(
    <HostProviders host={host}>
      <RouterProvider router={router} />
      <ToastRegion toasts={toasts} />
    </HostProviders>,
  )
}

const container = document.getElementById(ROOT_ELEMENT_ID)
if (!container) throw new Error(`The page has no element #${ROOT_ELEMENT_ID}`)
const tracking = createTracking()
const root = createRoot(container, { onCaughtError: reportCaught(tracking.report) })
start(root, tracking).catch((error: unknown) => {
  showStartFailure(root, error)
  tracking.report(error)
})
