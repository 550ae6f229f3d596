import { Button, CountdownButton, Dialog, MailSentIllustration } from '@portal/ui'
import { MailRefusal } from '../sent-mail/mail-refusal.tsx'
import type { SentMail } from '../sent-mail/sent-mail.ts'
import { useResend } from '../sent-mail/use-resend.ts'
import { isStepUpNeeded, StepUpDialog } from '../step-up.tsx'
import { words } from './email-reset-words.ts'
import css from './email-sent.module.css'
import { useRequestEmailReset } from './use-request-email-reset.ts'

interface EmailSentProps {
  sent: SentMail
  onResent: (sent: SentMail) => void
  /** To another address. */
  onBack: () => void
  onClose: () => void
}

/** The mail is on its way: what to do with it, and how to get it once more. */
export function EmailSent({ sent, onResent, onBack, onClose }: EmailSentProps) {
  const request = useRequestEmailReset()
  const resend = useResend({ sent, send: () => request.mutateAsync(sent.eMailAddress), onResent })
  if (isStepUpNeeded(request.error)) {
    return <StepUpDialog action="email-reset" purpose={words.purpose} onClose={request.reset} />
  }
  return (
    <Dialog
      title={words.sentTitle}
      onBack={onBack}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.done}</Button>
          <CountdownButton
            variant="secondary"
            availableAt={sent.resendAt}
            busy={request.isPending}
            busyText={words.saving}
            onClick={resend}
          >
            {words.resend}
          </CountdownButton>
        </>
      }
    >
      <div className={css.picture}>
        <MailSentIllustration />
      </div>
      <MailRefusal error={request.error} />
      <p>{words.sentText(sent.eMailAddress)}</p>
      <p>{words.sentNext}</p>
      <p>{words.sentMissing}</p>
      <p className={css.other}>
        <Button variant="quiet" onClick={onBack}>
          {words.otherAddress}
        </Button>
      </p>
    </Dialog>
  )
}
