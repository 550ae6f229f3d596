import type { TrackedEvent } from '@portal/contracts'
import type { Bus } from '@portal/portal/host'
import type { QueryClient } from '@tanstack/react-query'
import type { AppStateStore } from '../app-state/app-state.ts'
import { createHostContext } from '../host-context.ts'
import { goodbyeTime, knownDeletionTime, noteSignOut } from '../session/account-state.ts'
import type { HostSession } from '../session/host-session.ts'
import { tabStorage } from '../session/tab-storage.ts'
import { forgetTheme } from '../theme/remembered-theme.ts'

/** Forgets the customer and leaves for the provider's sign-out. Rejects when that cannot begin. */
export const [SignOutContext, useCompleteSignOut] = createHostContext<() => Promise<void>>('SignOutContext')

interface SignOutParts {
  session: HostSession
  bus: Bus
  cache: QueryClient
  appState: AppStateStore
  track: (event: TrackedEvent) => void
}

/** Makes the sign-out, which deletes everything that the page and its browser tab store of the customer. */
export function createSignOut({ session, bus, cache, appState, track }: SignOutParts): () => Promise<void> {
  return () =>
    session.signOut(() => {
      track({ type: 'logout' })
      // The retry of one that was stopped finds an empty cache.
      const deletedAt = goodbyeTime() ?? knownDeletionTime(cache)
      tabStorage.clear()
      noteSignOut(deletedAt)
      forgetTheme()
      appState.set({ referrerUrl: undefined })
      bus.publish({ type: 'signed-out' })
    })
}
