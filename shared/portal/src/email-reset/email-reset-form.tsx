import { valibotResolver } from '@hookform/resolvers/valibot'
import { EmailResetSchema } from '@portal/contracts'
import { Button, CountdownButton, Dialog, ErrorSummary, TextField } from '@portal/ui'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { fieldRefusal, isToldInForm } from '../refused-change.tsx'
import { useSaveOnce } from '../save-once.ts'
import { MailRefusal } from '../sent-mail/mail-refusal.tsx'
import { resendAtOf, type SentMail } from '../sent-mail/sent-mail.ts'
import { usePortal, useUnsavedInput } from '../use-portal.ts'
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
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: { eMailAddress: present },
    resolver: valibotResolver(EmailResetSchema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  // Another address may still be free: the wait is that of the customer or of one mailbox.
  const [refused, setRefused] = useState<SentMail>()
  const typed = useWatch({ control, name: 'eMailAddress' })
  const letGo = useUnsavedInput(formState.isDirty)
  const message = formState.errors.eMailAddress?.message ?? fieldRefusal(request.error, 'eMailAddress')

  const send = useSaveOnce(async ({ eMailAddress }: { eMailAddress: string }) => {
    try {
      const sent = await request.mutateAsync(eMailAddress)
      letGo()
      onSent(sent)
      return true
    } catch (error) {
      const resendAt = resendAtOf(error)
      if (resendAt !== undefined) setRefused({ eMailAddress, resendAt })
      if (!isToldInForm(error)) notify({ type: 'negative', ...words.failed })
      return false
    }
  })

  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <CountdownButton
            type="submit"
            form={formId}
            availableAt={typed.trim() === refused?.eMailAddress ? refused.resendAt : undefined}
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
      <form id={formId} onSubmit={handleSubmit(send)} noValidate>
        <ErrorSummary
          errors={message ? [{ field: 'eMailAddress', message }] : []}
          attempt={formState.submitCount}
        />
        <MailRefusal error={request.error} />
        <p>{words.lead}</p>
        <TextField
          {...register('eMailAddress')}
          label={words.address}
          hint={words.hint}
          error={message}
          type="email"
          autoComplete="email"
        />
      </form>
    </Dialog>
  )
}
