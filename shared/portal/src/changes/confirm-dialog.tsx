import { Button, CountdownButton, Dialog } from '@portal/ui'
import type { ComponentProps, ReactNode } from 'react'
import { type Refusal, RefusalOf } from './form-dialog.tsx'
import type { Change } from './use-change.ts'

interface ConfirmDialogProps extends Refusal {
  change: Change
  title: string
  /** `save` is on the button that makes the change; left out where there is nothing to confirm. */
  texts: { save: string | undefined; saving: string }
  /** When it may be confirmed again after too many requests, where the button counts that down. */
  availableAt?: number | undefined
  variant?: ComponentProps<typeof Button>['variant']
  /** On the other button, which goes back or else closes. */
  cancel?: string
  onConfirm: () => void
  onBack?: (() => void) | undefined
  onClose: () => void
  children: ReactNode
}

/** A dialog that says what a change means before it is made. */
export function ConfirmDialog({ change, title, onConfirm, onBack, onClose, ...rest }: ConfirmDialogProps) {
  const { texts, availableAt, variant = 'primary', cancel = 'Abbrechen', children, ...refused } = rest
  return (
    <Dialog
      title={title}
      onBack={onBack}
      onClose={onClose}
      actions={
        <>
          {texts.save && (
            <CountdownButton
              variant={variant}
              availableAt={availableAt}
              busy={change.isPending}
              busyText={texts.saving}
              onClick={onConfirm}
            >
              {texts.save}
            </CountdownButton>
          )}
          <Button variant="quiet" onClick={onBack ?? onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      <RefusalOf error={change.error} {...refused} />
      {children}
    </Dialog>
  )
}
