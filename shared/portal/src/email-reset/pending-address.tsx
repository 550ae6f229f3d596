import { Button, Notice } from '@portal/ui'
import type { ReactNode } from 'react'
import { usePortal } from '../use-portal.ts'
import { words } from './email-reset-words.ts'
import { useWithdrawEmailReset } from './use-request-email-reset.ts'

interface PendingAddressProps {
  /** Asked for and not confirmed yet. */
  eMailAddress: string
  /** Links to the dialog that sends the mail again, or to another address. */
  change: (label: string) => ReactNode
}

/** A change of the sign-in address that waits for its confirmation, with the ways on. */
export function PendingAddress({ eMailAddress, change }: PendingAddressProps) {
  const { notify } = usePortal()
  const withdraw = useWithdrawEmailReset()
  const tellFailure = () => notify({ type: 'negative', ...words.failed })
  return (
    <Notice
      kind="warning"
      title={words.pendingTitle}
      actions={
        <>
          {change(words.pendingChange)}
          <Button
            variant="quiet"
            busy={withdraw.isPending}
            busyText={words.withdrawing}
            onClick={() => withdraw.mutate(undefined, { onError: tellFailure })}
          >
            {words.withdraw}
          </Button>
        </>
      }
    >
      {words.pending(eMailAddress)}
    </Notice>
  )
}
