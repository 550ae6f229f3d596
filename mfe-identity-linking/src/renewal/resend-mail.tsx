import { BffError } from '@portal/bff-client'
import { MailRefusal, RouteLink, type SentMail, useResend } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, CountdownButton } from '@portal/ui'
import css from '../journey-page.module.css'
import { RefusedCode } from '../refused-code.tsx'
import { useJourney } from '../use-journey.tsx'
import { isOutdated, useRenewByMail } from './renewal.api.ts'
import { renewalTexts } from './renewal.de.ts'

/** Sends the same mail again, or links to the form for another address. */
export function ResendMail({ sent }: { sent: SentMail }) {
  const { t } = useTexts(renewalTexts)
  const { journey, dispatch } = useJourney()
  const request = useRenewByMail(journey.registrationCode ?? '')
  const { eMailAddress } = sent

  async function send() {
    try {
      return await request.mutateAsync(eMailAddress)
    } catch (error) {
      if (isOutdated(error)) dispatch({ type: 'outdated' })
      throw error
    }
  }

  const onResent = (next: SentMail) => dispatch({ type: 'mailSent', received: { kind: 'mail', ...next } })
  const { resend, refusal } = useResend({ sent, error: request.error, send, onResent })
  return (
    <>
      <RefusedMail error={refusal} />
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

/** Why no mail was sent. A customer without a session cannot reauthenticate. */
export function RefusedMail({ error }: { error: unknown }) {
  const isWithoutSession = error instanceof BffError && error.code === 'unauthenticated'
  return isWithoutSession ? <RefusedCode error={error} /> : <MailRefusal error={error} />
}
