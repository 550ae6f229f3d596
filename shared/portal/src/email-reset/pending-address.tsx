import { useUserProfile } from '@portal/bff-client'
import type { ReactNode } from 'react'
import { texts } from './email-reset-texts.ts'
import { MissingAnswers } from './missing-answers.tsx'
import { PendingNotice } from './pending-notice.tsx'
import { useWithdrawEmailReset } from './use-request-email-reset.ts'

interface PendingAddressProps {
  /** Requested and not valid yet. */
  eMailAddress: string
  /** Links to the dialog that sends the mail again, or to another address. */
  change: (label: string) => ReactNode
}

/** A change of the sign-in address that waits for a mailbox. An older BFF does not say which. */
export function PendingAddress({ eMailAddress, change }: PendingAddressProps) {
  const { data: user } = useUserProfile()
  const { eMailAddress: presentAddress = '', pendingEMailChange } = user ?? {}
  return (
    <PendingNotice
      eMailAddress={eMailAddress}
      actions={change(texts.pendingChange)}
      withdrawal={useWithdrawEmailReset()}
    >
      {pendingEMailChange ? (
        <>
          <p>{texts.wanted(eMailAddress)}</p>
          <MissingAnswers
            change={pendingEMailChange}
            newAddress={eMailAddress}
            presentAddress={presentAddress}
          />
        </>
      ) : (
        texts.pending(eMailAddress)
      )}
    </PendingNotice>
  )
}
