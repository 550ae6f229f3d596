import { type SentMail, useAddressForm, useIsShown, useLinkTo, usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { CountdownButton, ErrorSummary, TextField } from '@portal/ui'
import { useNavigate } from 'react-router'
import css from '../journey-page.module.css'
import { useJourney } from '../use-journey.ts'
import { RefusedMail } from './refused-mail.tsx'
import { isOutdated, useRenewByMail } from './renewal.api.ts'
import { renewalTexts } from './renewal.de.ts'

/** To which address the new invitation goes. */
export function RenewalEmailForm({ registrationCode }: { registrationCode: string }) {
  const { t } = useTexts(renewalTexts)
  const { notify } = usePortal()
  const linkTo = useLinkTo()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const { journey, tell } = useJourney()
  const request = useRenewByMail(registrationCode)

  function onSent(mail: SentMail) {
    tell({ type: 'mailSent', held: { kind: 'mail', ...mail } })
    notify({ type: 'positive', title: t('sent.toast') })
    // Who did not wait for the answer stays where they went.
    if (isShown()) void navigate(linkTo('mailSent'))
  }

  const { onSubmit, draftNotice, errors, attempt, field, availableAt } = useAddressForm({
    name: 'renewal',
    present: journey.held?.kind === 'mail' ? journey.held.eMailAddress : '',
    request,
    onSent,
    onFailed: (error) => isOutdated(error) && tell({ type: 'outdated' }),
  })

  return (
    <form className={css.parts} onSubmit={onSubmit} noValidate>
      {draftNotice}
      <ErrorSummary errors={errors} attempt={attempt} />
      <RefusedMail error={request.error} />
      <TextField {...field} label={t('form.field')} hint={t('form.hint')} />
      <div className={css.actions}>
        <CountdownButton
          type="submit"
          availableAt={availableAt}
          busy={request.isPending}
          busyText={t('form.sending')}
        >
          {t('form.send')}
        </CountdownButton>
      </div>
    </form>
  )
}
