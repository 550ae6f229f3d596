import { useUserProfile } from '@portal/bff-client'
import { useState } from 'react'
import { type SentMail, useSentMail } from '../sent-mail/sent-mail.ts'
import { EmailResetForm } from './email-reset-form.tsx'
import { EmailSent } from './email-sent.tsx'

/**
 * Asks for a new sign-in address, then shows where the mail was sent. Opened again, it shows the same until the next mail
 * is allowed. Imports the form library, so load it as a separate chunk.
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
        sent={sent}
        present={sent?.eMailAddress ?? user?.pendingEMailAddress ?? undefined}
        onSent={show}
        onClose={onClose}
      />
    )
  return <EmailSent sent={sent} onResent={remember} onBack={() => setForm(true)} onClose={onClose} />
}
