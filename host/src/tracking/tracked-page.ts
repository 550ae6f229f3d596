import type { AppConfig, BootRemotes } from '@portal/contracts'
import type { Toast } from '@portal/portal'
import type { createBrowserRouter } from 'react-router'

/** What tracking may know of the page. */
export interface TrackedPage {
  config: AppConfig
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate' | 'routes'>
  remotes: BootRemotes
  /** Its name, as soon as the user profile says so. */
  lastUsedApplication(): string | undefined
  notify(toast: Toast): void
}
