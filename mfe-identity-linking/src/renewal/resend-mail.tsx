import { type SentMail, useLinkTo, useResend } from '@portal/portal'
import { buttonClass, CountdownButton } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import css from '../journey-page.module.css'
import { paths } from '../paths.ts'
import { useJourney } from '../use-journey.ts'
import { RefusedMail } from './refused-mail.tsx'
import { isOutdated, useRenewByMail } from './renewal.api.ts'

/** The same mail once more, or one to another address. */
export function ResendMail({ sent }: { sent: SentMail }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { journey, tell } = useJourney()
  const request = useRenewByMail(journey.registrationCode ?? '')
  const { eMailAddress } = sent

  async function send() {
    try {
      return await request.mutateAsync(eMailAddress)
    } catch (error) {
      if (isOutdated(error)) tell({ type: 'outdated' })
      throw error
    }
  }

  const onResent = (next: SentMail) => tell({ type: 'mailSent', held: { kind: 'mail', ...next } })
  const resend = useResend({ sent, send, onResent })
  return (
    <>
      <RefusedMail error={request.error} />
      <div className={css.actions}>
        <CountdownButton
          availableAt={sent.resendAt}
          busy={request.isPending}
          busyText={t('renewal.form.sending')}
          onClick={resend}
        >
          {t('renewal.sent.resend')}
        </CountdownButton>
        <Link className={buttonClass('secondary')} to={linkTo(paths.renewalEmail)}>
          {t('renewal.sent.otherAddress')}
        </Link>
      </div>
    </>
  )
}
