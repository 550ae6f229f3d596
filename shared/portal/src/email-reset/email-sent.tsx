import { useUserProfile } from '@portal/bff-client'
import { Button, CountdownButton, Dialog, MailSentIllustration } from '@portal/ui'
import { MailRefusal } from '../sent-mail/mail-refusal.tsx'
import type { SentMail } from '../sent-mail/sent-mail.ts'
import { useResend } from '../sent-mail/use-resend.ts'
import { StepUpDialog } from '../step-up.tsx'
import { isStepUpNeeded } from '../step-up-return.ts'
import { texts } from './email-reset-texts.ts'
import css from './email-sent.module.css'
import { MissingAnswers } from './missing-answers.tsx'
import { useRequestEmailReset } from './use-request-email-reset.ts'

interface EmailSentProps {
  sent: SentMail
  onResent: (sent: SentMail) => void
  /** To another address. */
  onBack: () => void
  onClose: () => void
}

/** Explains the mail that was sent, and sends it again. */
export function EmailSent({ sent, onResent, onBack, onClose }: EmailSentProps) {
  const { data: user } = useUserProfile()
  const isPending = user?.pendingEMailAddress === sent.eMailAddress
  const change = isPending ? user?.pendingEMailChange : undefined
  const request = useRequestEmailReset()
  const { resend, refusal } = useResend({
    sent,
    error: request.error,
    send: () => request.mutateAsync(sent.eMailAddress),
    onResent,
  })
  if (isStepUpNeeded(request.error)) {
    return (
      <StepUpDialog
        action="email-reset"
        purpose={texts.purpose}
        error={request.error}
        input={{ eMailAddress: sent.eMailAddress }}
        onClose={request.reset}
      />
    )
  }
  return (
    <Dialog
      title={texts.sentTitle}
      onBack={onBack}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.done}</Button>
          <CountdownButton
            variant="secondary"
            availableAt={sent.resendAt}
            busy={request.isPending}
            busyText={texts.saving}
            onClick={resend}
          >
            {texts.resend}
          </CountdownButton>
        </>
      }
    >
      <div className={css.picture}>
        <MailSentIllustration />
      </div>
      <MailRefusal error={refusal} />
      <p>{texts.sentText(sent.eMailAddress)}</p>
      {user && change ? (
        <MissingAnswers change={change} newAddress={sent.eMailAddress} presentAddress={user.eMailAddress} />
      ) : (
        <p>{texts.sentNext}</p>
      )}
      <p>{texts.sentMissing}</p>
      <p className={css.other}>
        <Button variant="quiet" onClick={onBack}>
          {texts.otherAddress}
        </Button>
      </p>
    </Dialog>
  )
}
