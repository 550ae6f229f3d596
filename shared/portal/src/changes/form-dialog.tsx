import { Button, CountdownButton, Dialog } from '@portal/ui'
import type { ComponentProps, ReactNode } from 'react'
import { type ChangeForm, FormFields, type Refusal } from './form-fields.tsx'

interface FormDialogProps extends Refusal {
  form: ChangeForm
  texts: { title: string; save: string; saving: string }
  onClose: () => void
  shape?: ComponentProps<typeof Dialog>['shape']
  className?: string | undefined
  /** Other buttons than submit and cancel. */
  actions?: ReactNode
  /** Leads away from the form, so it is shown only while nothing is unsaved. */
  aside?: ReactNode
  children: ReactNode
}

/** A dialog with a form, a button that submits it and one that closes it. */
export function FormDialog({ form, onClose, ...rest }: FormDialogProps) {
  const { texts, actions, aside, shape, ...fields } = rest
  return (
    <Dialog
      title={texts.title}
      shape={shape}
      onClose={onClose}
      actions={
        actions ?? (
          <>
            <CountdownButton
              type="submit"
              form={form.id}
              availableAt={form.availableAt}
              busy={form.isPending}
              busyText={texts.saving}
            >
              {texts.save}
            </CountdownButton>
            <Button variant="quiet" onClick={onClose}>
              Abbrechen
            </Button>
          </>
        )
      }
    >
      <FormFields form={form} {...fields} />
      {!form.isDirty && aside}
    </Dialog>
  )
}
