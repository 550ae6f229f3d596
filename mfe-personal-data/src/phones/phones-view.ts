import { type CustomerProfile, queryKeys } from '@portal/contracts'
import { useDialogClose, useLinkTo } from '@portal/portal'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import type { PhoneType } from './phone-numbers.ts'

/** The context that the list provides for its dialogs. */
interface PhonesContext {
  profile: CustomerProfile
  type: PhoneType
}

/** Data of a dialog above a list of numbers, and its close function. */
export interface PhonesView extends PhonesContext {
  /** The profile when the dialog opened. */
  opened: CustomerProfile
  /** Shows the stored profile after a conflict was reported. */
  refresh: () => void
  close: () => void
}

export function usePhonesView(): PhonesView {
  const { profile, type } = useOutletContext<PhonesContext>()
  const { opened, seen, refresh } = useBaseProfile(profile)
  const close = useDialogClose(useLinkTo()('phoneType', { phoneType: type }))
  return { profile: seen, type, opened, refresh, close }
}

/**
 * The profile that the customer has seen: when the dialog opened, and after each reported conflict. It is the base version
 * of a save, so that a save does not overwrite unseen changes.
 */
function useBaseProfile(current: CustomerProfile) {
  const cache = useQueryClient()
  const [opened] = useState(current)
  const [seen, setSeen] = useState(current)
  const stored = () => cache.getQueryData<CustomerProfile>(queryKeys.customerProfile(current.tenantId))
  return { opened, seen, refresh: () => setSeen(stored() ?? current) }
}
