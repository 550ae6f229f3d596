// Imported first: the tokens declare the order of the cascade layers.
import '@portal/ui/tokens.css'
import '@portal/brands/themes.css'
import './root.css'
import '@portal/ui/base.css'
import { BffProvider, bffBaseUrl, createBffClient, createQueryClient, type Session } from '@portal/bff-client'
import { type AppConfig, CONTRACT_VERSION, TenantIdSchema } from '@portal/contracts'
import type { Portal, Tab } from '@portal/portal'
import {
  APP_CONFIG_URL,
  type Bus,
  createBus,
  createMemoryStorage,
  createMockedSession,
  createUnsavedInput,
  readAppConfig,
  remoteEvents,
  syncCacheWithBus,
  type UnsavedInput,
  UnsavedInputGuard,
  useTenantAnnouncement,
  withResultTimeout,
} from '@portal/portal/host'
import { createToasts, ErrorState, Loading, Skeleton, ToastRegion, type Toasts } from '@portal/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import * as v from 'valibot'
import type { PortalElement } from './portal-element.ts'
import { createRootElement } from './root-element.ts'

/** Without a gateway in the config, the origin of the config is used. */
async function readConfig(element: PortalElement): Promise<AppConfig> {
  const url = new URL(element.getAttribute('config') ?? APP_CONFIG_URL, document.baseURI)
  const config = await readAppConfig(await fetch(url))
  return { ...config, apiGatewayUrl: config.apiGatewayUrl || url.origin }
}

interface OwnParts {
  bus: Bus
  toasts: Toasts
  unsavedInput: UnsavedInput
}

/** A page may still name the methods of its session as before Portal contract 1.6. */
function withCurrentNames(session: Session | null): Session | null {
  if (!session?.signInAgain || session.reauthenticate) return session
  return {
    account: session.account,
    authorize: (refused) => session.authorize(refused),
    reauthenticate: async (action) => session.signInAgain?.(action),
    consumeReauthentication: (action) => session.takeErrand?.(action) ?? false,
  }
}

/** Makes a Portal from the element's attributes; what leaves the remote becomes a DOM event. */
function portalOf(element: PortalElement, basePath: string, config: AppConfig, parts: OwnParts): Portal {
  const { bus, toasts, unsavedInput } = parts
  const dispatch = (name: string, detail?: unknown) =>
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  return {
    contractVersion: CONTRACT_VERSION,
    basePath,
    config,
    events: remoteEvents(bus),
    session: config.mockedLogin ? createMockedSession(config) : withCurrentNames(element.session),
    unsavedInput,
    tabStorage: createMemoryStorage(),
    notify: toasts.notify,
    track: (event) => dispatch('portal-track', event),
    cookies: null,
    navigate: (path) => dispatch('portal-navigate', path),
    showTenant: (tenantId) => bus.publish({ type: 'tenant.defined', tenantId }),
    signOut: () => dispatch('portal-sign-out'),
  }
}

function TenantAnnouncer({ bus }: { bus: Bus }) {
  useTenantAnnouncement(bus)
  return null
}

function announceTenantAttribute(element: PortalElement, bus: Bus) {
  const tenant = v.safeParse(TenantIdSchema, element.getAttribute('tenant'))
  if (tenant.success) bus.publish({ type: 'tenant.defined', tenantId: tenant.output })
}

/** Renders the tab into the element's shadow root, with its own router, cache and toasts. Returns the unmount function. */
export function mountElement(
  element: PortalElement,
  shadow: ShadowRoot,
  basePath: string,
  Tab: Tab,
): () => void {
  const container = createRootElement()
  shadow.append(container)
  const root = createRoot(container)
  const bus = createBus()
  const cache = createQueryClient()
  const toasts = createToasts(withResultTimeout)
  const unsavedInput = createUnsavedInput()
  const stopCache = syncCacheWithBus(bus, cache)
  announceTenantAttribute(element, bus)

  let mounted = true

  async function start() {
    root.render(
      <Loading>
        <Skeleton />
      </Loading>,
    )
    try {
      const config = await readConfig(element)
      if (!mounted) return
      const portal = portalOf(element, basePath, config, { bus, toasts, unsavedInput })
      const client = createBffClient({ baseUrl: bffBaseUrl(config), session: portal.session })
      const page = (
        <>
          <UnsavedInputGuard unsavedInput={unsavedInput} />
          <Tab portal={portal} />
        </>
      )
      const router = createMemoryRouter([{ path: `${basePath}/*`, element: page }], {
        initialEntries: [basePath + (element.getAttribute('path') ?? '')],
      })
      root.render(
        <QueryClientProvider client={cache}>
          <BffProvider client={client}>
            {portal.session && <TenantAnnouncer bus={bus} />}
            <RouterProvider router={router} />
            <ToastRegion toasts={toasts} />
          </BffProvider>
        </QueryClientProvider>,
      )
    } catch {
      if (mounted) root.render(<ErrorState level={2} onRetry={start} />)
    }
  }

  void start()
  return () => {
    mounted = false
    stopCache()
    root.unmount()
    container.remove()
  }
}
