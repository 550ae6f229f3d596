import { Button, PageHeader } from '@portal/ui'
import type { ReactNode } from 'react'
import { texts } from './account-linking.de.ts'
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
  const { otherOwner } = texts
  return (
    <>
      <PageHeader title={otherOwner.title(owner)}>{otherOwner.text(owner)}</PageHeader>
      <div className={css.ways}>
        <Button busy={busy} busyText={texts.linking.title} onClick={onConfirm}>
          {otherOwner.confirm}
        </Button>
        {ways}
      </div>
    </>
  )
}
