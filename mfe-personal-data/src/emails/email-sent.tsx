import { BffError } from '@portal/bff-client'
import { RefusalNotice, usePortal, useSaveOnce } from '@portal/portal'
import { Button, CountdownButton, Dialog, MailSentIllustration } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { type SentEmail, useRequestEmailReset } from './email-reset.api.ts'
import css from './email-sent.module.css'

interface EmailSentProps {
  sent: SentEmail
  onResent: (sent: SentEmail) => void
  /** To another address. */
  onBack: () => void
  onClose: () => void
}

/** The mail is on its way: what to do with it, and how to get it once more. */
export function EmailSent({ sent, onResent, onBack, onClose }: EmailSentProps) {
  const { t } = useTranslation()
  const { notify } = usePortal()
  const request = useRequestEmailReset()
  const { eMailAddress } = sent

  // May be asked for again once it is through.
  const resend = useSaveOnce(async () => {
    try {
      const { resendAfter } = await request.mutateAsync(eMailAddress)
      onResent({ eMailAddress, resendAt: Date.now() + resendAfter * 1000 })
      notify({ type: 'positive', title: t('emails.reset.resent') })
    } catch (error) {
      const wait = error instanceof BffError ? error.retryAfter : undefined
      if (wait !== undefined) onResent({ eMailAddress, resendAt: Date.now() + wait * 1000 })
      notify({ type: 'negative', title: t('emails.reset.notResent') })
    }
    return false
  })

  return (
    <Dialog
      title={t('emails.reset.sentTitle')}
      onBack={onBack}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('emails.done')}</Button>
          <CountdownButton
            variant="secondary"
            availableAt={sent.resendAt}
            busy={request.isPending}
            busyText={t('emails.reset.sending')}
            onClick={() => resend(undefined)}
          >
            {t('emails.reset.resend')}
          </CountdownButton>
        </>
      }
    >
      <div className={css.picture}>
        <MailSentIllustration />
      </div>
      <RefusalNotice error={request.error} stale={t('emails.gone')} />
      <p>{t('emails.reset.sentText', { email: eMailAddress })}</p>
      <p>{t('emails.reset.sentNext')}</p>
      <p>{t('emails.reset.sentMissing')}</p>
      <p className={css.other}>
        <Button variant="quiet" onClick={onBack}>
          {t('emails.reset.otherAddress')}
        </Button>
      </p>
    </Dialog>
  )
}
