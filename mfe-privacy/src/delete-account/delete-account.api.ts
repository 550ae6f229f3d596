import { useBff } from '@portal/bff-client'
import { type CallResponse, queryKeys, type UserProfile } from '@portal/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

export type Deletion = CallResponse<'getDeletionStatus'>

const POLL_MS = 4000

/** Polls while the deletion is pending. */
export function useDeletionStatus(enabled = true) {
  const bff = useBff()
  return useQuery({
    queryKey: queryKeys.deletionStatus(),
    queryFn: ({ signal }) => bff.call('getDeletionStatus', { signal }),
    staleTime: 0,
    enabled,
    refetchInterval: ({ state }) => state.data?.status === 'pending' && POLL_MS,
  })
}

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
