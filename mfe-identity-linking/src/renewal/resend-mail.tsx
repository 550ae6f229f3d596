import { RouteLink, type SentMail, useResend } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, CountdownButton } from '@portal/ui'
import css from '../journey-page.module.css'
import { useJourney } from '../use-journey.ts'
import { RefusedMail } from './refused-mail.tsx'
import { isOutdated, useRenewByMail } from './renewal.api.ts'
import { renewalTexts } from './renewal.de.ts'

/** The same mail once more, or one to another address. */
export function ResendMail({ sent }: { sent: SentMail }) {
  const { t } = useTexts(renewalTexts)
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
          busyText={t('form.sending')}
          onClick={resend}
        >
          {t('sent.resend')}
        </CountdownButton>
        <RouteLink className={buttonClass('secondary')} to="renewalEmail">
          {t('sent.otherAddress')}
        </RouteLink>
      </div>
    </>
  )
}
