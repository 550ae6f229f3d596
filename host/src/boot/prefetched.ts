import type { AppConfigEntries, BootRegistry, BootRemotes } from '@portal/contracts'

/** What the inline script has requested by the time the host's code runs. Each response is read once. */
interface Prefetched {
  registry: BootRegistry
  remotes: BootRemotes
  /** Unchecked: bootstrap checks it. */
  config: AppConfigEntries
  /** Undefined without a fresh token, and on the linking page. */
  profiles?: PrefetchedProfiles | undefined
}

export interface PrefetchedProfiles {
  userProfile: Promise<Response>
  customerProfile: Promise<Response>
}

declare global {
  interface Window {
    prefetched: Prefetched
  }
}
