import { useBff } from '@portal/bff-client'
import { type CallResponse, queryKeys } from '@portal/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

type Devices = CallResponse<'getDevices'>

/** Where the customer is signed in. Asked anew at each visit: it is other devices that change it. */
export function useDevices() {
  const bff = useBff()
  return useQuery({
    queryKey: queryKeys.devices(),
    queryFn: ({ signal }) => bff.call('getDevices', { signal }),
    staleTime: 0,
  })
}

/** Takes devices that are signed out from the list. What is being asked for may still hold them, so it is dropped. */
export function useForgetDevices() {
  const cache = useQueryClient()
  return async (isGone: (device: Devices['devices'][number]) => boolean) => {
    await cache.cancelQueries({ queryKey: queryKeys.devices() })
    cache.setQueryData<Devices>(
      queryKeys.devices(),
      (known) => known && { devices: known.devices.filter((device) => !isGone(device)) },
    )
  }
}

/** Signs one other device out. */
export function useSignOutDevice() {
  const bff = useBff()
  return useMutation({ mutationFn: (id: string) => bff.call('signOutDevice', { query: { id } }) })
}

/** Signs all devices out but this one. */
export function useSignOutOthers() {
  const bff = useBff()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => bff.call('signOutOtherDevices'),
    // Some of them may be signed out nevertheless.
    onError: () => cache.invalidateQueries({ queryKey: queryKeys.devices() }),
  })
}
