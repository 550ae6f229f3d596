import { MailRefusal, type SentMail, useLinkTo, usePortal, useResend } from '@portal/portal'
import { buttonClass, Card, CountdownButton, MailSentIllustration } from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useRequestPasswordReset } from './password-reset.api.ts'
import css from './password-reset.module.css'

interface PasswordMailSentProps {
  sent: SentMail
  onResent: (sent: SentMail) => void
}

/** What to do with the mail, and how to get it once more. */
export function PasswordMailSent({ sent, onResent }: PasswordMailSentProps) {
  const { t } = useTranslation()
  const { track } = usePortal()
  const linkTo = useLinkTo()
  const request = useRequestPasswordReset()

  async function send() {
    const next = await request.mutateAsync(sent.eMailAddress)
    track({ type: 'changePasswordRetry' })
    return next
  }

  const resend = useResend({ sent, send, onResent })
  return (
    <Card
      title={t('passwordReset.sent.nextTitle')}
      icon={<Mail />}
      actions={
        <>
          <Link className={buttonClass()} to={linkTo(paths.overview)}>
            {t('passwordReset.sent.done')}
          </Link>
          <CountdownButton
            variant="secondary"
            availableAt={sent.resendAt}
            busy={request.isPending}
            busyText={t('passwordReset.sending')}
            onClick={resend}
          >
            {t('passwordReset.sent.resend')}
          </CountdownButton>
        </>
      }
    >
      <div className={css.picture}>
        <MailSentIllustration />
      </div>
      <p>{t('passwordReset.sent.to', { email: sent.eMailAddress })}</p>
      <p>{t('passwordReset.sent.next')}</p>
      <MailRefusal error={request.error} />
    </Card>
  )
}
