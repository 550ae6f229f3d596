import type { ReactNode } from 'react'
import { texts } from './email-reset-texts.ts'
import { PendingNotice } from './pending-notice.tsx'
import { useWithdrawEmailReset } from './use-request-email-reset.ts'

interface PendingAddressProps {
  /** Requested and not confirmed yet. */
  eMailAddress: string
  /** Links to the dialog that sends the mail again, or to another address. */
  change: (label: string) => ReactNode
}

/** A change of the sign-in address that waits for its confirmation. */
export function PendingAddress({ eMailAddress, change }: PendingAddressProps) {
  return (
    <PendingNotice
      eMailAddress={eMailAddress}
      actions={change(texts.pendingChange)}
      withdrawal={useWithdrawEmailReset()}
    >
      {texts.pending(eMailAddress)}
    </PendingNotice>
  )
}
