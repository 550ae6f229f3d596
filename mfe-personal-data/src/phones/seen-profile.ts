import { type CustomerProfile, queryKeys } from '@portal/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * The profile as the customer has seen it: when the dialog opened, and each time that the dialog has told them what is
 * stored now. Nothing is saved over what came in behind it.
 */
export function useSeenProfile(current: CustomerProfile) {
  const cache = useQueryClient()
  const [opened] = useState(current)
  const [seen, setSeen] = useState(current)
  const stored = () => cache.getQueryData<CustomerProfile>(queryKeys.customerProfile(current.tenantId))
  return { opened, seen, lookAgain: () => setSeen(stored() ?? current) }
}
