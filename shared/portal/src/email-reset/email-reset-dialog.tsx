import { useUserProfile } from '@portal/bff-client'
import { useState } from 'react'
import { type SentMail, useSentMail } from '../sent-mail/sent-mail.ts'
import { EmailResetForm } from './email-reset-form.tsx'
import { EmailSent } from './email-sent.tsx'

/**
 * Asks for the address with which the customer wants to sign in, and then says that a mail went there; opened again, as
 * long as the next one must wait. Brings the form library along: for a chunk of its own.
 */
export function EmailResetDialog({ onClose }: { onClose: () => void }) {
  const { sent, remember } = useSentMail('emailReset')
  const { data: user } = useUserProfile()
  const [isForm, setForm] = useState(() => !sent || sent.resendAt <= Date.now())

  function show(next: SentMail) {
    remember(next)
    setForm(false)
  }

  if (isForm || !sent)
    return (
      <EmailResetForm
        present={sent?.eMailAddress ?? user?.pendingEMailAddress ?? undefined}
        onSent={show}
        onClose={onClose}
      />
    )
  return <EmailSent sent={sent} onResent={remember} onBack={() => setForm(true)} onClose={onClose} />
}
