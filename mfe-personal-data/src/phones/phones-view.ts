import type { CustomerProfile } from '@portal/contracts'
import { useDialogClose, useLinkTo } from '@portal/portal'
import { useOutletContext } from 'react-router'
import type { PhoneType } from './phone-numbers.ts'
import { useSeenProfile } from './seen-profile.ts'

/** What the list gives to the dialogs above it. */
interface PhonesContext {
  profile: CustomerProfile
  type: PhoneType
}

/** What a dialog above a list of numbers shows, and how it closes. */
export interface PhonesView extends PhonesContext {
  /** As it was when the dialog opened. */
  opened: CustomerProfile
  /** After the customer was told of something newer, that is what they see. */
  lookAgain: () => void
  close: () => void
}

export function usePhonesView(): PhonesView {
  const { profile, type } = useOutletContext<PhonesContext>()
  const { opened, seen, lookAgain } = useSeenProfile(profile)
  const close = useDialogClose(useLinkTo()('phoneType', { phoneType: type }))
  return { profile: seen, type, opened, lookAgain, close }
}
