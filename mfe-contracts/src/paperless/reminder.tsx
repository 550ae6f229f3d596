import { RefusalNotice } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Notice } from '@portal/ui'
import { useEffect } from 'react'
import { AddressChange } from './address-change.tsx'
import type { QuestionProps } from './ask-dialog.tsx'
import { formatContractNames } from './contract-names.ts'
import { paperlessTexts } from './paperless.de.ts'
import css from './reminder.module.css'
import { idsOf } from './switch-results.ts'

/** Moves the focus to the page's heading when the focused button disappears. */
function useHeadingFocusOnUnmount() {
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[data-route-heading]')?.focus()
    },
    [],
  )
}

/** The question after one skip, as a notice on the page instead of a dialog. */
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
  useHeadingFocusOnUnmount()
  return (
    <div className={css.reminder}>
      <RefusalNotice error={error} stale={t('stale')} gone={t('gone')} />
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
          {t('remind.paper', { contracts: formatContractNames(contracts) })} {t('remind.offer')}{' '}
          {address && <span>{t('ask.address', { email: address })}</span>}
        </p>
        {address && <AddressChange profile={profile} contractIds={idsOf(contracts)} email={address} />}
      </Notice>
    </div>
  )
}
