import { useTexts } from '@portal/text'
import { Button, PageHeader } from '@portal/ui'
import type { ReactNode } from 'react'
import { accountLinkingTexts } from './account-linking.de.ts'
import css from './account-linking.module.css'

interface OwnerQuestionProps {
  /** The owner of the contracts: „Rosa Q.“ */
  owner: string
  busy: boolean
  onConfirm: () => void
  /** What to do instead of linking. */
  actions: ReactNode
}

/** Shown when the contracts have another name than the account. */
export function OwnerQuestion({ owner, busy, onConfirm, actions }: OwnerQuestionProps) {
  const { t } = useTexts(accountLinkingTexts)
  return (
    <>
      <PageHeader title={t('otherOwner.title', { owner })}>{t('otherOwner.text', { owner })}</PageHeader>
      <div className={css.actions}>
        <Button busy={busy} busyText={t('linking.title')} onClick={onConfirm}>
          {t('otherOwner.confirm')}
        </Button>
        {actions}
      </div>
    </>
  )
}
