import type { TrackedEvent } from '@portal/contracts'
import type { Bus } from '@portal/portal/host'
import type { QueryClient } from '@tanstack/react-query'
import type { AppStateStore } from '../app-state/app-state.ts'
import { isKnownAsDeleted } from '../session/deleted-account.ts'
import { GOODBYE } from '../session/goodbye.ts'
import type { HostSession } from '../session/host-session.ts'
import { tabStorage } from '../session/tab-storage.ts'
import { forgetTheme } from '../theme/remembered-theme.ts'

interface Rememberers {
  session: HostSession
  bus: Bus
  cache: QueryClient
  appState: AppStateStore
  track: (event: TrackedEvent) => void
}

/** Makes the way out: everything that the page and its tab know of the customer goes, then the customer leaves. */
export function createSignOut({ session, bus, cache, appState, track }: Rememberers): () => Promise<void> {
  return () =>
    session.signOut(() => {
      track({ type: 'logout' })
      tabStorage.clear()
      if (isKnownAsDeleted(cache)) tabStorage.set(GOODBYE, '1')
      forgetTheme()
      appState.set({ referrerUrl: undefined })
      bus.publish({ type: 'signed-out' })
    })
}
