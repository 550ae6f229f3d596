import { isToldInForm, RefusalNotice } from '@portal/portal'
import { Button, Notice } from '@portal/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressChange } from './address-change.tsx'
import type { QuestionProps } from './ask-dialog.tsx'
import { contractsInWords } from './contracts-in-words.ts'
import css from './reminder.module.css'
import { idsOf } from './switch-results.ts'

/** An answer takes the focused button away: reading goes on at the page's heading. */
function useFocusAfterwards() {
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[data-route-heading]')?.focus()
    },
    [],
  )
}

/** Asks whoever has skipped the question once more, beside the page and not before it. */
export function Reminder({
  profile,
  contracts,
  address,
  isPending,
  error,
  onConfirm,
  onSkip,
}: QuestionProps) {
  const { t } = useTranslation()
  useFocusAfterwards()
  return (
    <div className={css.reminder}>
      {isToldInForm(error) && (
        <RefusalNotice error={error} stale={t('communication.stale')} gone={t('communication.gone')} />
      )}
      <Notice
        title={t('communication.remind.title')}
        actions={
          <>
            <Button
              variant="secondary"
              busy={isPending}
              busyText={t('communication.sending')}
              onClick={onConfirm}
            >
              {t(address ? 'communication.ask.confirm' : 'communication.ask.confirmSeveral')}
            </Button>
            <Button variant="secondary" aria-disabled={isPending} onClick={onSkip}>
              {t('communication.remind.skip')}
            </Button>
          </>
        }
      >
        <p>
          {t('communication.remind.paper', { contracts: contractsInWords(t, contracts) })}{' '}
          {t('communication.remind.offer')} {address && t('communication.ask.address', { email: address })}
        </p>
        {address && <AddressChange profile={profile} contractIds={idsOf(contracts)} email={address} />}
      </Notice>
    </div>
  )
}
