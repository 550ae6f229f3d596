import { useBff } from '@portal/bff-client'
import { type CallResponse, queryKeys } from '@portal/contracts'
import { notifyManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

type Devices = CallResponse<'getDevices'>

/**
 * The signed-in devices. Fetched at each visit, because other devices change them.
 * @param refetchOnMount false above the page that has fetched them
 */
export function useDevices({ refetchOnMount = true } = {}) {
  const bff = useBff()
  return useQuery({
    queryKey: queryKeys.devices(),
    queryFn: ({ signal }) => bff.call('getDevices', { signal }),
    staleTime: 0,
    refetchOnMount,
  })
}

/**
 * Removes signed-out devices from the cached list, and cancels a running request that may still contain them. Resolves once the list
 * shows it: what closes a dialog before would leave the focus to the heading.
 */
export function useListRemoval() {
  const cache = useQueryClient()
  return async (isSignedOut: (device: Devices['devices'][number]) => boolean) => {
    await cache.cancelQueries({ queryKey: queryKeys.devices() })
    cache.setQueryData<Devices>(
      queryKeys.devices(),
      (known) => known && { devices: known.devices.filter((device) => !isSignedOut(device)) },
    )
    await new Promise<void>((resolve) => notifyManager.schedule(resolve))
  }
}

/** The pending action of a sign-out: see `StepUpDialog`. */
export const SIGN_OUT_DEVICE = 'sign-out-device'

export function useSignOutDevice() {
  const bff = useBff()
  return useMutation({ mutationFn: (id: string) => bff.call('signOutDevice', { query: { id } }) })
}

export function useSignOutOthers() {
  const bff = useBff()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => bff.call('signOutOtherDevices'),
    // Some may be signed out despite the error.
    onError: () => cache.invalidateQueries({ queryKey: queryKeys.devices() }),
  })
}
