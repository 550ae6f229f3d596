import { useBff } from '@portal/bff-client'
import { type CallResponse, queryKeys, type UserProfile } from '@portal/contracts'
import { german } from '@portal/text'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

export type Deletion = CallResponse<'getDeletionStatus'>

const POLL_MS = 4000

/** Whether the deletion is for later, because an earlier sign-in address can take the account back. */
export const isWaiting = (deletion: Deletion): deletion is Deletion & { waitsUntil: string } =>
  deletion.waitsUntil !== undefined && Date.parse(deletion.waitsUntil) > Date.now()

/** Polls while the deletion is pending and does not wait. */
export function useDeletionStatus(enabled = true) {
  const bff = useBff()
  return useQuery({
    queryKey: queryKeys.deletionStatus(),
    queryFn: ({ signal }) => bff.call('getDeletionStatus', { signal }),
    staleTime: 0,
    enabled,
    refetchInterval: ({ state: { data } }) => data?.status === 'pending' && !isWaiting(data) && POLL_MS,
  })
}

/** Day and time, for texts. */
export const momentOf = (instant: string) => ({
  day: german.formatDate(instant),
  time: german.formatTime(instant),
})

export function useDeleteAccount() {
  const bff = useBff()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (withdrawsConsents: boolean) =>
      bff.call('deleteAccount', { query: withdrawsConsents ? { consents: 'withdraw' } : {} }),
    onSuccess: async (deletion) => {
      await cache.cancelQueries({ queryKey: queryKeys.deletionStatus() })
      cache.setQueryData<Deletion>(queryKeys.deletionStatus(), deletion)
      // The BFF now refuses the calls of all other pages, so the portal must not show them.
      cache.setQueryData<UserProfile>(
        queryKeys.userProfile(),
        (profile) => profile && { ...profile, status: 'deletion-pending' },
      )
    },
    // The deletion may have started in spite of the error.
    onError: () => void cache.invalidateQueries({ queryKey: queryKeys.deletionStatus() }),
  })
}
