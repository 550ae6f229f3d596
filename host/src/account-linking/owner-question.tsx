import { useTexts } from '@portal/text'
import { Button, PageHeader } from '@portal/ui'
import type { ReactNode } from 'react'
import { accountLinkingTexts } from './account-linking.de.ts'
import css from './account-linking.module.css'

interface OwnerQuestionProps {
  /** Whose contracts they are: „Rosa Q.“ */
  owner: string
  busy: boolean
  onConfirm: () => void
  /** Without linking. */
  ways: ReactNode
}

/** The contracts run under another name than the account. */
export function OwnerQuestion({ owner, busy, onConfirm, ways }: OwnerQuestionProps) {
  const { t } = useTexts(accountLinkingTexts)
  return (
    <>
      <PageHeader title={t('otherOwner.title', { owner })}>{t('otherOwner.text', { owner })}</PageHeader>
      <div className={css.ways}>
        <Button busy={busy} busyText={t('linking.title')} onClick={onConfirm}>
          {t('otherOwner.confirm')}
        </Button>
        {ways}
      </div>
    </>
  )
}
