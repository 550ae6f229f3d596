import { BffError } from '@portal/bff-client'
import { type ProfileChanged, queryKeys } from '@portal/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { usePortal } from './use-portal.ts'

const fasterOthers: string[] = ['stale-version', 'not-found']

/** Reloads the profile; resolves when it is loaded or has failed. */
export function useProfileLoader(): () => Promise<void> {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: queryKeys.customerProfiles() }, { cancelRefetch: false })
}

/**
 * For a mutation whose response is one item of several that may have changed: `useMutation({ mutationFn, ...reload })`.
 * Every screen reloads the profile; the mutation succeeds when it is loaded.
 */
export function useProfileReload(section: ProfileChanged['section']) {
  const { events } = usePortal()
  const reload = useProfileLoader()
  return {
    onSuccess() {
      events.publish({ type: 'profile.changed', section })
      return reload()
    },
    // What was refused because others were faster is shown with what is stored now; nothing else waits for that.
    async onError(error: Error) {
      const loaded = reload()
      if (error instanceof BffError && fasterOthers.includes(error.code)) await loaded
    },
  }
}
