import { Button, CountdownButton, Dialog, ErrorSummary, TextField } from '@portal/ui'
import { useId } from 'react'
import { isToldInForm } from '../refused-change.tsx'
import { MailRefusal } from '../sent-mail/mail-refusal.tsx'
import type { SentMail } from '../sent-mail/sent-mail.ts'
import { useAddressForm } from '../sent-mail/use-address-form.ts'
import { StepUp } from '../step-up.tsx'
import { usePortal } from '../use-portal.ts'
import { words } from './email-reset-words.ts'
import { useRequestEmailReset } from './use-request-email-reset.ts'

interface EmailResetFormProps {
  /** The address that was asked for before. */
  present: string | undefined
  onSent: (sent: SentMail) => void
  onClose: () => void
}

/** The address with which the customer wants to sign in from now on. */
export function EmailResetForm({ present = '', onSent, onClose }: EmailResetFormProps) {
  const { notify } = usePortal()
  const formId = useId()
  const request = useRequestEmailReset()
  const { onSubmit, draftNotice, errors, attempt, field, availableAt } = useAddressForm({
    name: 'email-reset',
    present,
    request,
    onSent,
    onFailed: (error) => isToldInForm(error) || notify({ type: 'negative', ...words.failed }),
  })

  return (
    <StepUp action="email-reset" purpose={words.purpose} error={request.error} onClose={onClose}>
      <Dialog
        title={words.title}
        onClose={onClose}
        actions={
          <>
            <CountdownButton
              type="submit"
              form={formId}
              availableAt={availableAt}
              busy={request.isPending}
              busyText={words.sending}
            >
              {words.send}
            </CountdownButton>
            <Button variant="quiet" onClick={onClose}>
              {words.cancel}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={onSubmit} noValidate>
          {draftNotice}
          <ErrorSummary errors={errors} attempt={attempt} />
          <MailRefusal error={request.error} />
          <p>{words.lead}</p>
          <TextField {...field} label={words.address} hint={words.hint} />
        </form>
      </Dialog>
    </StepUp>
  )
}
