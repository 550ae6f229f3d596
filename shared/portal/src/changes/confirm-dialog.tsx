import { Button, CountdownButton, Dialog } from '@portal/ui'
import type { ComponentProps, ReactNode } from 'react'
import { type Refusal, RefusalOf } from './form-fields.tsx'
import type { Change } from './use-change.ts'

interface ConfirmDialogProps extends Refusal {
  change: Change
  /** `save` is on the button that makes the change; left out where there is nothing to confirm. */
  texts: { title: string; save: string | undefined; saving: string }
  variant?: ComponentProps<typeof Button>['variant']
  /** On the other button, which goes back or else closes. */
  cancel?: string
  /** On the only button once the results are shown. */
  done?: string | undefined
  onConfirm: () => void
  onBack?: (() => void) | undefined
  onClose: () => void
  children: ReactNode
}

/** A dialog that explains a change before it is made. */
export function ConfirmDialog({ change, onConfirm, onBack, onClose, ...rest }: ConfirmDialogProps) {
  const { texts, variant = 'primary', cancel = 'Abbrechen', done, children, ...refused } = rest
  return (
    <Dialog
      title={texts.title}
      onBack={done ? undefined : onBack}
      onClose={onClose}
      actions={
        done ? (
          <Button key="done" onClick={onClose}>
            {done}
          </Button>
        ) : (
          <>
            {texts.save && (
              <CountdownButton
                variant={variant}
                availableAt={change.availableAt}
                busy={change.isPending}
                busyText={texts.saving}
                onClick={() => onConfirm()}
              >
                {texts.save}
              </CountdownButton>
            )}
            <Button variant="quiet" onClick={onBack ?? onClose}>
              {cancel}
            </Button>
          </>
        )
      }
    >
      <RefusalOf error={change.error} {...refused} />
      {children}
    </Dialog>
  )
}
