import { isShownInline, RefusalNotice } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Notice } from '@portal/ui'
import { useEffect } from 'react'
import { AddressChange } from './address-change.tsx'
import type { QuestionProps } from './ask-dialog.tsx'
import { contractsInWords } from './contracts-in-words.ts'
import { paperlessTexts } from './paperless.de.ts'
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
  const { t } = useTexts(paperlessTexts)
  useFocusAfterwards()
  return (
    <div className={css.reminder}>
      {isShownInline(error) && <RefusalNotice error={error} stale={t('stale')} gone={t('gone')} />}
      <Notice
        title={t('remind.title')}
        actions={
          <>
            <Button variant="secondary" busy={isPending} busyText={t('sending')} onClick={onConfirm}>
              {t(address ? 'ask.confirm' : 'ask.confirmSeveral')}
            </Button>
            <Button variant="secondary" aria-disabled={isPending} onClick={onSkip}>
              {t('remind.skip')}
            </Button>
          </>
        }
      >
        <p>
          {t('remind.paper', { contracts: contractsInWords(contracts) })} {t('remind.offer')}{' '}
          {address && t('ask.address', { email: address })}
        </p>
        {address && <AddressChange profile={profile} contractIds={idsOf(contracts)} email={address} />}
      </Notice>
    </div>
  )
}
