import { BffProvider } from '@portal/bff-client'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AppConfigContext } from './app-config/use-app-config.ts'
import { AppStateContext } from './app-state/app-state.ts'
import type { Host } from './host.ts'
import { CookieSettingsContext } from './overlays/use-open-cookie-settings.ts'
import { RouterContext } from './progress/page-progress.tsx'
import { RemotesContext } from './remotes/use-remotes.ts'
import { SessionContext } from './session/use-session.ts'
import { SignOutContext } from './sign-out/sign-out.ts'
import { TabsContext } from './tabs/tabs.tsx'
import { TenantsContext } from './tenants/tenants.ts'
import { NotifyContext } from './toasts/use-notify.ts'
import { UnsavedInputContext } from './unsaved-input/use-unsaved-input-register.ts'

/** Provides each part of the host by its own context. */
export function HostProviders({ host, children }: { host: Host; children: ReactNode }) {
  return (
    <AppConfigContext value={host.config}>
      <AppStateContext value={host.appState}>
        <CookieSettingsContext value={host.openCookieSettings}>
          <NotifyContext value={host.notify}>
            <RemotesContext value={host.remotes}>
              <RouterContext value={host.router}>
                <SessionContext value={host.session}>
                  <SignOutContext value={host.signOut}>
                    <TabsContext value={host.tabs}>
                      <TenantsContext value={host.tenants}>
                        <UnsavedInputContext value={host.unsavedInput}>
                          <QueryClientProvider client={host.cache}>
                            <BffProvider client={host.client}>{children}</BffProvider>
                          </QueryClientProvider>
                        </UnsavedInputContext>
                      </TenantsContext>
                    </TabsContext>
                  </SignOutContext>
                </SessionContext>
              </RouterContext>
            </RemotesContext>
          </NotifyContext>
        </CookieSettingsContext>
      </AppStateContext>
    </AppConfigContext>
  )
}
