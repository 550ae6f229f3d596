import { type CustomerProfile, queryKeys } from '@portal/contracts'
import { useDialogClose, useLinkTo } from '@portal/portal'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import type { PhoneType } from './phone-numbers.ts'

/** What the list gives to the dialogs above it. */
interface PhonesContext {
  profile: CustomerProfile
  type: PhoneType
}

/** What a dialog above a list of numbers shows, and how it closes. */
export interface PhonesView extends PhonesContext {
  /** As it was when the dialog opened. */
  opened: CustomerProfile
  /** Shows the stored profile, after the dialog has reported a newer one. */
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
 * The profile as the customer has seen it: when the dialog opened, and each time that the dialog has told them what is
 * stored now. Nothing is saved over what came in behind it.
 */
function useBaseProfile(current: CustomerProfile) {
  const cache = useQueryClient()
  const [opened] = useState(current)
  const [seen, setSeen] = useState(current)
  const stored = () => cache.getQueryData<CustomerProfile>(queryKeys.customerProfile(current.tenantId))
  return { opened, seen, refresh: () => setSeen(stored() ?? current) }
}
