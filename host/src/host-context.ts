import type { AppConfig, BootRemotes, Tenant } from '@portal/contracts'
import type { Portal } from '@portal/portal'
import type { Bus, UnsavedInput } from '@portal/portal/host'
import type { Toasts } from '@portal/ui'
import { createContext, use, useSyncExternalStore } from 'react'
import type { createBrowserRouter } from 'react-router'
import type { AppState, AppStateStore } from './app-state/app-state.ts'
import type { HostSession } from './session/host-session.ts'
import type { TabLink } from './tabs/tabs.tsx'
import type { TenantMode } from './tenants/tenant-mode.ts'

interface Remotes {
  /** Those that this installation shows, in the order of their tabs. */
  remotes: BootRemotes
  /** The Portal of a remote, by its name. */
  portalOf: (name: string) => Portal
}

/** How the brand is found whose data is shown, and where it is announced. */
interface Tenants {
  bus: Bus
  mode: TenantMode
  /** Shown before it is known whose data is shown. */
  firstBrand: Tenant
}

/** What the parts of the shell share. Each is made once for the page. */
export interface HostParts {
  appState: AppStateStore
  config: AppConfig
  /** Shows the result of an action as a toast. */
  notify: Toasts['notify']
  /** Shows the customer's consents in place, to be changed. */
  openCookieSettings: () => void
  remotes: Remotes
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>
  session: HostSession
  /** Removes everything of the customer and leaves for the provider's sign-out. Rejects when that cannot begin. */
  signOut: () => Promise<void>
  /** In their order. A tab that cannot be loaded stays, and shows a failure when it is opened. */
  tabs: TabLink[]
  tenants: Tenants
  unsavedInput: UnsavedInput
}

/** A test provides only the parts that it needs. */
export const HostContext = createContext<Partial<HostParts>>({})

function createHook<Name extends keyof HostParts>(name: Name): () => HostParts[Name] {
  return function usePart() {
    const part: HostParts[Name] | undefined = use(HostContext)[name]
    if (part === undefined) throw new Error(`There is no ${name} in a HostContext above this component`)
    return part
  }
}

export const useAppConfig = createHook('config')
export const useAppStateStore = createHook('appState')
export const useCompleteSignOut = createHook('signOut')
export const useNotify = createHook('notify')
export const useOpenCookieSettings = createHook('openCookieSettings')
export const useRemotes = createHook('remotes')
export const useRouter = createHook('router')
export const useSession = createHook('session')
export const useTabs = createHook('tabs')
export const useTenants = createHook('tenants')
export const useUnsavedInputRegister = createHook('unsavedInput')

/** Reads one field of the app state, and renders again when it changes. */
export function useAppState<Field extends keyof AppState>(field: Field): AppState[Field] {
  const appState = useAppStateStore()
  return useSyncExternalStore(appState.subscribe, () => appState.get()[field])
}
