import { BffError } from '@portal/bff-client'
import { useTexts } from '@portal/text'
import { Button, CountdownButton, Notice, PageHeader } from '@portal/ui'
import { useEffect, useState } from 'react'
import { Picture } from '../pictures/picture.tsx'
import { useSignOut } from '../session/use-sign-out.ts'
import { useRequestConfirmation } from './account-linking.api.ts'
import { accountLinkingTexts } from './account-linking.de.ts'
import css from './account-linking.module.css'

interface AddressConfirmationProps {
  eMailAddress: string | undefined
  busy: boolean
  /** Checks whether the address is confirmed by now. */
  onContinue: () => void
  /** Starts a sign-up with another address. */
  onCorrect: (() => void) | undefined
}

/** Shown until the address is confirmed: until then it could belong to another person. */
export function AddressConfirmation({ eMailAddress, busy, onContinue, onCorrect }: AddressConfirmationProps) {
  const { t } = useTexts(accountLinkingTexts)
  const signOut = useSignOut()
  const request = useRequestConfirmation()
  const [resendAt, setResendAt] = useState<number>()

  // The link in the mail opens in another tab or app.
  useEffect(() => {
    const checkWhenVisible = () => document.visibilityState === 'visible' && onContinue()
    document.addEventListener('visibilitychange', checkWhenVisible)
    return () => document.removeEventListener('visibilitychange', checkWhenVisible)
  }, [onContinue])

  function resend() {
    const startCountdown = (seconds: number | undefined) => setResendAt(Date.now() + (seconds ?? 0) * 1000)
    request.mutate(undefined, {
      onSuccess: ({ resendAfter }) => startCountdown(resendAfter),
      onError: (error) => startCountdown(error instanceof BffError ? error.retryAfter : undefined),
    })
  }

  return (
    <>
      <Picture name="welcome" />
      <PageHeader title={t('unconfirmed.title')}>
        {t('unconfirmed.text', { to: eMailAddress ? t('unconfirmed.to', { eMailAddress }) : '' })}
      </PageHeader>
      {request.isError && <Notice kind="error">{t('unconfirmed.notSent')}</Notice>}
      {request.isSuccess && <Notice kind="success">{t('unconfirmed.sent')}</Notice>}
      <div className={css.actions}>
        <Button busy={busy} busyText={t('unconfirmed.looking')} onClick={onContinue}>
          {t('unconfirmed.next')}
        </Button>
        <CountdownButton
          variant="secondary"
          availableAt={resendAt}
          busy={request.isPending}
          busyText={t('unconfirmed.sending')}
          onClick={resend}
        >
          {t('unconfirmed.resend')}
        </CountdownButton>
        {onCorrect && (
          <Button variant="secondary" onClick={onCorrect}>
            {t('unconfirmed.correct')}
          </Button>
        )}
        <Button variant="quiet" onClick={signOut}>
          {t('unconfirmed.cancel')}
        </Button>
      </div>
    </>
  )
}
