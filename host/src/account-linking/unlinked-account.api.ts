import { useBff } from '@portal/bff-client'
import { useMutation } from '@tanstack/react-query'

/** Loads what is stored of this account, on demand. The shared cache must not hold it. */
export function useStoredData() {
  const bff = useBff()
  return useMutation({ mutationFn: () => bff.call('getUnlinkedAccount'), gcTime: 0 })
}

export function useDeleteAccount() {
  const bff = useBff()
  return useMutation({ mutationFn: () => bff.call('deleteUnlinkedAccount') })
}
