import { valibotResolver } from '@hookform/resolvers/valibot'
import { BffError } from '@portal/bff-client'
import { EmailResetSchema } from '@portal/contracts'
import {
  fieldRefusal,
  isToldInForm,
  RefusalNotice,
  usePortal,
  useSaveOnce,
  useUnsavedInput,
} from '@portal/portal'
import { Button, CountdownButton, Dialog, ErrorSummary, TextField } from '@portal/ui'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type SentEmail, useRequestEmailReset } from './email-reset.api.ts'

interface EmailResetFormProps {
  /** The address that was asked for before. */
  present: string | undefined
  onSent: (sent: SentEmail) => void
  onClose: () => void
}

/** The address with which the customer wants to sign in from now on. */
export function EmailResetForm({ present = '', onSent, onClose }: EmailResetFormProps) {
  const { t } = useTranslation()
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
  const [refused, setRefused] = useState<SentEmail>()
  const typed = useWatch({ control, name: 'eMailAddress' })
  const letGo = useUnsavedInput(formState.isDirty)
  const message = formState.errors.eMailAddress?.message ?? fieldRefusal(request.error, 'eMailAddress')

  const send = useSaveOnce(async ({ eMailAddress }: { eMailAddress: string }) => {
    try {
      const { resendAfter } = await request.mutateAsync(eMailAddress)
      letGo()
      onSent({ eMailAddress, resendAt: Date.now() + resendAfter * 1000 })
      return true
    } catch (error) {
      const wait = error instanceof BffError ? error.retryAfter : undefined
      if (wait !== undefined) setRefused({ eMailAddress, resendAt: Date.now() + wait * 1000 })
      if (!isToldInForm(error)) {
        notify({ type: 'negative', ...t('emails.failed', { returnObjects: true }) })
      }
      return false
    }
  })

  return (
    <Dialog
      title={t('emails.reset.title')}
      onClose={onClose}
      actions={
        <>
          <CountdownButton
            type="submit"
            form={formId}
            availableAt={typed.trim() === refused?.eMailAddress ? refused.resendAt : undefined}
            busy={request.isPending}
            busyText={t('emails.reset.sending')}
          >
            {t('emails.reset.send')}
          </CountdownButton>
          <Button variant="quiet" onClick={onClose}>
            {t('emails.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit(send)} noValidate>
        <ErrorSummary
          errors={message ? [{ field: 'eMailAddress', message }] : []}
          attempt={formState.submitCount}
        />
        <RefusalNotice error={request.error} stale={t('emails.gone')} />
        <p>{t('emails.reset.lead')}</p>
        <TextField
          {...register('eMailAddress')}
          label={t('emails.reset.address')}
          hint={t('emails.hint')}
          error={message}
          type="email"
          autoComplete="email"
        />
      </form>
    </Dialog>
  )
}
