import { type SentMail, useAddressForm, useIsShown, useLinkTo, usePortal } from '@portal/portal'
import { CountdownButton, ErrorSummary, TextField } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import css from '../journey-page.module.css'
import { paths } from '../paths.ts'
import { useJourney } from '../use-journey.ts'
import { RefusedMail } from './refused-mail.tsx'
import { isOutdated, useRenewByMail } from './renewal.api.ts'

/** To which address the new invitation goes. */
export function RenewalEmailForm({ registrationCode }: { registrationCode: string }) {
  const { t } = useTranslation()
  const { notify } = usePortal()
  const linkTo = useLinkTo()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const { journey, tell } = useJourney()
  const request = useRenewByMail(registrationCode)

  function onSent(mail: SentMail) {
    tell({ type: 'mailSent', held: { kind: 'mail', ...mail } })
    notify({ type: 'positive', title: t('renewal.sent.toast') })
    // Who did not wait for the answer stays where they went.
    if (isShown()) void navigate(linkTo(paths.mailSent))
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
      <TextField {...field} label={t('renewal.form.field')} hint={t('renewal.form.hint')} />
      <div className={css.actions}>
        <CountdownButton
          type="submit"
          availableAt={availableAt}
          busy={request.isPending}
          busyText={t('renewal.form.sending')}
        >
          {t('renewal.form.send')}
        </CountdownButton>
      </div>
    </form>
  )
}
