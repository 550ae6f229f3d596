import { MailRefusal, RouteLink, type SentMail, usePortal, useResend } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, CountdownButton, MailSentIllustration } from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { useRequestPasswordReset } from './password-reset.api.ts'
import { passwordResetTexts } from './password-reset.de.ts'
import css from './password-reset.module.css'

interface PasswordMailSentProps {
  sent: SentMail
  onResent: (sent: SentMail) => void
}

/** The next steps after the mail, and the button to resend it. */
export function PasswordMailSent({ sent, onResent }: PasswordMailSentProps) {
  const { t } = useTexts(passwordResetTexts)
  const { track } = usePortal()
  const request = useRequestPasswordReset()

  async function send() {
    const next = await request.mutateAsync(sent.eMailAddress)
    track({ type: 'changePasswordRetry' })
    return next
  }

  const { resend, refusal } = useResend({ sent, error: request.error, send, onResent })
  return (
    <Card
      title={t('sent.nextTitle')}
      icon={<Mail />}
      actions={
        <>
          <RouteLink className={buttonClass()} to="overview">
            {t('sent.done')}
          </RouteLink>
          <CountdownButton
            variant="secondary"
            availableAt={sent.resendAt}
            busy={request.isPending}
            busyText={t('sending')}
            onClick={resend}
          >
            {t('sent.resend')}
          </CountdownButton>
        </>
      }
    >
      <div className={css.picture}>
        <MailSentIllustration />
      </div>
      <p>{t('sent.to', { email: sent.eMailAddress })}</p>
      <p>{t('sent.next')}</p>
      <MailRefusal error={refusal} />
    </Card>
  )
}
