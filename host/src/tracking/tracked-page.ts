import type { AppConfig } from '@portal/contracts'
import type { BootRemotes } from '@portal/federation/protocol'
import type { Toast } from '@portal/portal'
import type { createBrowserRouter } from 'react-router'

/** The parts of the page that tracking uses. */
export interface TrackedPage {
  config: AppConfig
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate' | 'routes'>
  remotes: BootRemotes
  /** Its name; undefined until the user profile is loaded. */
  lastUsedApplication(): string | undefined
  notify(toast: Toast): void
}
