import type { AppConfigEntries } from '@portal/contracts'
import type { BootRegistry, BootRemotes } from '@portal/federation/protocol'

/** What the inline script has read and requested by the time the host's code runs. */
export interface Prefetched {
  /** The releases and declarations, once the set has arrived. Before that, those of the tab in the address. */
  registry: BootRegistry
  remotes: BootRemotes
  /** The base paths of retired remotes. */
  retired: string[]
  /** Resolves when the set has arrived. */
  set: Promise<void>
  /** Unchecked: bootstrap checks it. */
  config: AppConfigEntries
  /** By the path of the call. None without a fresh token, and on the linking page. */
  responses: Map<string, Promise<Response>>
  /** How this page uses the sign-in provider at once; undefined if it does not. */
  providerUse?: 'sign-in' | 'renewal' | undefined
}

declare global {
  interface Window {
    prefetched: Prefetched
  }
}
