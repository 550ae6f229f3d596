import { useDialogClose, useLinkTo } from '@portal/portal'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { type SentEmail, useSentEmail } from './email-reset.api.ts'
import { EmailResetForm } from './email-reset-form.tsx'
import { EmailSent } from './email-sent.tsx'

/** Asks for the new address, and then says that a mail went there; opened again, as long as the next one must wait. */
export default function EmailResetDialog() {
  const close = useDialogClose(useLinkTo()(paths.emails))
  const { sent, remember } = useSentEmail()
  const [isForm, setForm] = useState(() => !sent || sent.resendAt <= Date.now())

  function show(next: SentEmail) {
    remember(next)
    setForm(false)
  }

  if (isForm || !sent) return <EmailResetForm present={sent?.eMailAddress} onSent={show} onClose={close} />
  return <EmailSent sent={sent} onResent={remember} onBack={() => setForm(true)} onClose={close} />
}
