import { TextField } from '@portal/ui'
import { FormDialog } from '../changes/form-dialog.tsx'
import { MailRefusal } from '../sent-mail/mail-refusal.tsx'
import type { SentMail } from '../sent-mail/sent-mail.ts'
import { useAddressForm } from '../sent-mail/use-address-form.ts'
import { StepUp } from '../step-up.tsx'
import { texts } from './email-reset-texts.ts'
import { useRequestEmailReset } from './use-request-email-reset.ts'

interface EmailResetFormProps {
  /** The address of the last request. */
  present: string | undefined
  sent: SentMail | undefined
  onSent: (sent: SentMail) => void
  onClose: () => void
}

/** Asks for the new sign-in address. */
export function EmailResetForm({ present = '', sent, onSent, onClose }: EmailResetFormProps) {
  const request = useRequestEmailReset()
  const form = useAddressForm({
    draft: 'email-reset',
    present,
    sent,
    request,
    toasts: { failed: texts.failed },
    onSent,
  })

  return (
    <StepUp action="email-reset" purpose={texts.purpose} change={form}>
      <FormDialog form={form} texts={texts} refusal={<MailRefusal error={form.error} />} onClose={onClose}>
        <p>{texts.lead}</p>
        <TextField {...form.input} label={texts.address} hint={texts.hint} />
      </FormDialog>
    </StepUp>
  )
}
