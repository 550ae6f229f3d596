import { FormFields, type SentMail, useAddressForm, useIsShown, useLinkTo, usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { CountdownButton, TextField } from '@portal/ui'
import { useNavigate } from 'react-router'
import css from '../journey-page.module.css'
import { useJourney } from '../use-journey.tsx'
import { isOutdated, useRenewByMail } from './renewal.api.ts'
import { renewalTexts } from './renewal.de.ts'
import { RefusedMail } from './resend-mail.tsx'

export function RenewalEmailForm({ registrationCode }: { registrationCode: string }) {
  const { t } = useTexts(renewalTexts)
  const { notify } = usePortal()
  const linkTo = useLinkTo()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const { journey, dispatch } = useJourney()
  const request = useRenewByMail(registrationCode)
  const sent = journey.received?.kind === 'mail' ? journey.received : undefined

  function onSent(mail: SentMail) {
    dispatch({ type: 'mailSent', received: { kind: 'mail', ...mail } })
    notify({ type: 'positive', title: t('sent.toast') })
    // A customer who has left the page stays on the new page.
    if (isShown()) void navigate(linkTo('mailSent'))
  }

  const form = useAddressForm({
    draft: 'renewal',
    present: sent?.eMailAddress ?? '',
    sent,
    request,
    onSent,
    onFailed: (error) => isOutdated(error) && dispatch({ type: 'outdated' }),
  })

  return (
    <FormFields form={form} className={css.parts} refusal={<RefusedMail error={request.error} />}>
      <TextField {...form.input} label={t('form.field')} hint={t('form.hint')} />
      <div className={css.actions}>
        <CountdownButton
          type="submit"
          availableAt={form.availableAt}
          busy={request.isPending}
          busyText={t('form.sending')}
        >
          {t('form.send')}
        </CountdownButton>
      </div>
    </FormFields>
  )
}
