import {
  BffProvider,
  bffBaseUrl,
  type CallingRemote,
  createBffClient,
  createQueryClient,
  type Session,
  useUserProfile,
} from '@portal/bff-client'
import { type AppConfig, queryKeys, type TenantId, TenantIdSchema, type UserProfile } from '@portal/contracts'
import type { Tab } from '@portal/portal'
import {
  type Bus,
  createBus,
  createUnsavedInput,
  syncCacheWithBus,
  tenantEventOf,
  useTenantAnnouncement,
  withResultTimeout,
} from '@portal/portal/host'
import { createToasts, ToastRegion } from '@portal/ui'
import { hashKey, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { createPath, Route, Routes } from 'react-router'
import * as v from 'valibot'
import { cachePrefetched } from './cache-prefetched.ts'
import { createElementPortal } from './element-portal.ts'
import type { ElementFaults } from './errors/element-faults.tsx'
import { watchCalls } from './errors/watch-calls.ts'
import type { OwnSignIn } from './own-sign-in.ts'
import type { PortalElement } from './portal-element.ts'
import type { PrefetchedProfiles } from './prefetched-profiles.ts'
import { createElementRouter, RoutedContent } from './routing/element-router.tsx'
import { openEntries } from './routing/open-entries.ts'
import { portalPath } from './routing/portal-path.ts'
import { HeadingFocus, Ready, TabBoundary, WhileShown } from './shown-view.tsx'
import { tellPage } from './tell-page.ts'

interface TenantAnnouncerProps {
  bus: Bus
  /** The brand that the page has chosen. */
  chosen: () => TenantId | undefined
  onUnknown: (tenantId: TenantId) => void
}

/** Shows the last used brand, also where the page has chosen a brand without this customer. */
function TenantAnnouncer({ bus, chosen, onUnknown }: TenantAnnouncerProps) {
  const { data: profile, isError, refetch } = useUserProfile()
  const cache = useQueryClient()
  useTenantAnnouncement(bus)
  useEffect(() => {
    if (!isError) return
    // The customer retries what failed in a card. At a brand without this customer that fails until the profile is there.
    return cache.getQueryCache().subscribe(({ type, query }) => {
      const isOwn = query.queryHash === hashKey(queryKeys.userProfile())
      if (type === 'updated' && !isOwn && query.state.fetchStatus === 'fetching') void refetch()
    })
  }, [cache, isError, refetch])
  useEffect(() => {
    const tenantId = chosen()
    if (!profile || !tenantId || bus.tenant?.type !== 'tenant.defined') return
    if (bus.tenant.tenantId !== tenantId) return
    if (profile.businessSystems.some((system) => system.tenantId === tenantId)) return
    onUnknown(tenantId)
    bus.publish(tenantEventOf(profile))
  }, [bus, chosen, onUnknown, profile])
  return null
}

interface ViewOptions {
  /** What holds the rendered page. */
  content: HTMLElement
  basePath: string
  remote: CallingRemote
  portalUrl: URL
  release: string
  config: AppConfig
  session: Session | null
  /** Of an element that signs its customers in itself. */
  signIn: OwnSignIn | null
  Tab: Tab
  faults: ElementFaults
  /** For the session and the brand of this view. */
  prefetched: PrefetchedProfiles | undefined
  /** A call has failed, with the address of the BFF. */
  onCallError: (error: unknown, bff: string) => void
}

/** What an element shows for one session and config: its own router, cache, bus and toasts. */
export interface ElementView {
  page: ReactNode
  /** Loads what has failed again. */
  retryFailed(): void
  /** Follow a changed attribute. */
  showTenant(): void
  showPath(): void
  /** Whether the customer has typed something that is not saved. */
  hasInput(): boolean
  /** Ends requests and timers. To be called once the page is no longer rendered. */
  end(): void
}

export function createElementView(element: PortalElement, options: ViewOptions): ElementView {
  const { content, basePath, remote, portalUrl, release, config, session, signIn, Tab } = options
  const { faults, prefetched, onCallError } = options
  const bus = createBus()
  const cache = createQueryClient()
  const toasts = createToasts(withResultTimeout)
  const unsavedInput = createUnsavedInput((dirty) => tellPage(element, 'portal-dirty', { dirty }))
  const hasInput = () => unsavedInput.any
  const bff = bffBaseUrl(config)
  const stops = [syncCacheWithBus(bus, cache), watchCalls(cache, (error) => onCallError(error, bff))]
  const portal = createElementPortal(element, {
    basePath,
    remote,
    portalUrl,
    config,
    session,
    signIn,
    bus,
    toasts,
    unsavedInput,
  })
  const client = createBffClient({ baseUrl: bff, session, takePrefetched: prefetched?.take })
  const reportTenant = (tenant: string) =>
    void faults.report('tenant-unknown', `The customer has no brand ${tenant}.`)

  function chosenTenant() {
    const tenant = v.safeParse(TenantIdSchema, element.tenant)
    return tenant.success ? tenant.output : undefined
  }

  const tab = (
    <>
      {session && <TenantAnnouncer bus={bus} chosen={chosenTenant} onUnknown={reportTenant} />}
      <WhileShown content={content} hasInput={hasInput}>
        <Tab portal={portal} />
      </WhileShown>
    </>
  )
  const page = signIn ? (
    <signIn.Gate session={signIn.session} basePath={basePath}>
      {tab}
    </signIn.Gate>
  ) : (
    tab
  )
  const reportTaken = () =>
    void faults.report('routing-taken', 'Another element of this page has the address.')
  const normalize = (path: string) => portalPath(basePath, path)
  const start = normalize(signIn?.session.returnPath ?? element.path ?? '')
  const router = createElementRouter(openEntries(element, { basePath, start, normalize }, reportTaken), {
    unsavedInput,
    normalize,
  })

  function showTenant() {
    const tenantId = chosenTenant()
    if (tenantId) bus.publish({ type: 'tenant.defined', tenantId })
    else if (element.tenant) reportTenant(element.tenant)
    else {
      const profile = cache.getQueryData<UserProfile>(queryKeys.userProfile())
      if (profile) bus.publish(tenantEventOf(profile))
    }
  }

  if (prefetched) cachePrefetched(cache, client, chosenTenant())
  showTenant()
  return {
    page: (
      <QueryClientProvider client={cache}>
        <BffProvider client={client}>
          <RoutedContent router={router}>
            <TabBoundary>
              <Routes>
                <Route path={`${basePath}/*`} element={page} />
              </Routes>
              <Ready element={element} release={release} />
            </TabBoundary>
            <HeadingFocus content={content} />
          </RoutedContent>
          <ToastRegion toasts={toasts} role="group" />
        </BffProvider>
      </QueryClientProvider>
    ),
    retryFailed: () => void cache.refetchQueries({ predicate: ({ state }) => state.status === 'error' }),
    showTenant,
    hasInput,
    showPath() {
      const path = normalize(element.path ?? '')
      if (path !== createPath(router.shown().location)) router.navigator.push(path)
    },
    end() {
      for (const stop of stops) stop()
      signIn?.session.close()
      router.dispose()
      unsavedInput.release()
      for (const { id } of toasts.current()) toasts.dismiss(id)
      cache.clear()
    },
  }
}
