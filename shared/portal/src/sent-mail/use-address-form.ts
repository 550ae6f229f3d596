import { valibotResolver } from '@hookform/resolvers/valibot'
import { EmailResetSchema } from '@portal/contracts'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useFormDraft } from '../drafts/use-form-draft.tsx'
import { fieldRefusal } from '../refused-change.tsx'
import { useSaveOnce } from '../save-once.ts'
import { resendAtOf, type SentMail } from './sent-mail.ts'

interface AddressFormOptions {
  /** Of the form, for what is kept of it. */
  name: string
  /** What the field begins with. */
  present: string
  request: { mutateAsync: (eMailAddress: string) => Promise<SentMail>; error: unknown }
  onSent: (sent: SentMail) => void
  onFailed: (error: unknown) => void
}

/**
 * The form for an address that a mail is to be sent to: checks it, asks for one mail at a time, and guards what was typed.
 * Brings the form library along.
 */
export function useAddressForm({ name, present, request, onSent, onFailed }: AddressFormOptions) {
  const form = useForm({
    defaultValues: { eMailAddress: present },
    resolver: valibotResolver(EmailResetSchema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { control, register, handleSubmit, formState } = form
  // Another address may still be free: the wait is that of the customer or of one mailbox.
  const [refused, setRefused] = useState<SentMail>()
  const typed = useWatch({ control, name: 'eMailAddress' })
  const { letGo, draftNotice } = useFormDraft(name, form)
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
      onFailed(error)
      return false
    }
  })

  return {
    onSubmit: handleSubmit(send),
    draftNotice,
    /** For the summary. */
    errors: message ? [{ field: 'eMailAddress', message }] : [],
    attempt: formState.submitCount,
    /** For the text field. */
    field: {
      ...register('eMailAddress'),
      error: message,
      type: 'email',
      autoComplete: 'email',
    } as const,
    /** When the typed address may be sent to, in milliseconds since 1970. */
    availableAt: typed.trim() === refused?.eMailAddress ? refused.resendAt : undefined,
  }
}
