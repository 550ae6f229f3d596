import { BffProvider, bffBaseUrl, createBffClient, createQueryClient, type Session } from '@portal/bff-client'
import { type AppConfig, TenantIdSchema } from '@portal/contracts'
import type { Tab } from '@portal/portal'
import {
  type Bus,
  createBus,
  createUnsavedInput,
  syncCacheWithBus,
  UnsavedInputGuard,
  useTenantAnnouncement,
  withResultTimeout,
} from '@portal/portal/host'
import { createToasts, ToastRegion } from '@portal/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import * as v from 'valibot'
import { createElementPortal, tellPage } from './element-portal.ts'
import { addFont } from './font.ts'
import type { OwnSignIn } from './own-sign-in.ts'
import type { PortalElement } from './portal-element.ts'

function TenantAnnouncer({ bus }: { bus: Bus }) {
  useTenantAnnouncement(bus)
  return null
}

/** Tells the page that the first view is shown. The font must not delay it. */
function Ready({ element, release }: { element: HTMLElement; release: string }) {
  useEffect(() => {
    addFont()
    tellPage(element, 'portal-ready', { release })
  }, [element, release])
  return null
}

interface ViewOptions {
  basePath: string
  release: string
  config: AppConfig
  session: Session | null
  /** Of an element that signs its customers in itself. */
  signIn: OwnSignIn | null
  Tab: Tab
}

/** What an element shows for one session and config: its own router, cache, bus and toasts. */
export interface ElementView {
  page: ReactNode
  /** Follow a changed attribute. */
  showTenant(): void
  showPath(): void
  /** Ends requests and timers. To be called once the page is no longer rendered. */
  end(): void
}

export function createElementView(element: PortalElement, options: ViewOptions): ElementView {
  const { basePath, release, config, session, signIn, Tab } = options
  const bus = createBus()
  const cache = createQueryClient()
  const toasts = createToasts(withResultTimeout)
  const unsavedInput = createUnsavedInput((dirty) => tellPage(element, 'portal-dirty', { dirty }))
  const stopCache = syncCacheWithBus(bus, cache)
  const portal = createElementPortal(element, {
    basePath,
    config,
    session,
    signIn,
    bus,
    toasts,
    unsavedInput,
  })
  const client = createBffClient({ baseUrl: bffBaseUrl(config), session })
  const tab = (
    <>
      {session && <TenantAnnouncer bus={bus} />}
      <UnsavedInputGuard unsavedInput={unsavedInput} />
      <Tab portal={portal} />
    </>
  )
  const content = (
    <>
      {signIn ? (
        <signIn.Gate session={signIn.session} basePath={basePath}>
          {tab}
        </signIn.Gate>
      ) : (
        tab
      )}
      <Ready element={element} release={release} />
    </>
  )
  const router = createMemoryRouter([{ path: `${basePath}/*`, element: content }], {
    initialEntries: [basePath + (signIn?.session.returnPath ?? element.path ?? '')],
  })

  function showTenant() {
    const tenant = v.safeParse(TenantIdSchema, element.tenant)
    if (tenant.success) bus.publish({ type: 'tenant.defined', tenantId: tenant.output })
  }

  showTenant()
  return {
    page: (
      <QueryClientProvider client={cache}>
        <BffProvider client={client}>
          <RouterProvider router={router} />
          <ToastRegion toasts={toasts} />
        </BffProvider>
      </QueryClientProvider>
    ),
    showTenant,
    showPath: () => void router.navigate(basePath + (element.path ?? '')),
    end() {
      stopCache()
      signIn?.session.close()
      router.dispose()
      unsavedInput.release()
      for (const { id } of toasts.current()) toasts.dismiss(id)
      cache.clear()
    },
  }
}
