import { readEmailAddress, ShownEmailFormSchema } from '@portal/contracts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { retryTimeOf } from '../changes/retry-time.ts'
import type { ChangeToasts } from '../changes/use-change.ts'
import { useChangeForm } from '../changes/use-change-form.ts'
import { EMAIL_INPUT } from './email-input.ts'
import type { SentMail } from './sent-mail.ts'

interface AddressFormOptions {
  draft: string
  /** Default of the field. */
  present: string
  /** The last mail, to any address: the next one has to wait for it. */
  sent?: SentMail | undefined
  request: { mutateAsync: (eMailAddress: string) => Promise<SentMail>; error: unknown; isPending: boolean }
  toasts?: ChangeToasts
  onSent: (sent: SentMail) => void
  onFailed?: (error: unknown) => void
}

/** The form for an address to which a mail is sent. Imports the form library. */
export function useAddressForm({
  draft,
  present,
  sent,
  request,
  toasts,
  onSent,
  onFailed,
}: AddressFormOptions) {
  // After a refusal only that address waits: the limit may be that of one mailbox.
  const [refused, setRefused] = useState<SentMail>()
  const form = useChangeForm({
    schema: ShownEmailFormSchema,
    defaults: { eMailAddress: present },
    draft,
    mutation: { ...request, send: ({ eMailAddress }) => request.mutateAsync(eMailAddress) },
    toasts,
    onSaved: onSent,
    onFailed(error, { eMailAddress }) {
      const resendAt = retryTimeOf(error)
      if (resendAt !== undefined) setRefused({ eMailAddress, resendAt })
      onFailed?.(error)
    },
  })
  const typed = useWatch({ control: form.control, name: 'eMailAddress' })
  const isRefused = refused !== undefined && readEmailAddress(typed).shown === refused.eMailAddress
  return {
    ...form,
    input: { ...form.field('eMailAddress', readEmailAddress), ...EMAIL_INPUT },
    availableAt: Math.max(sent?.resendAt ?? 0, isRefused ? refused.resendAt : 0),
  }
}
