import { Button, Notice } from '@portal/ui'
import type { ReactNode } from 'react'
import type { Loadable } from './loaded-content.tsx'

interface IncompleteNoticeProps {
  query: Pick<Loadable<unknown>, 'isFetching' | 'refetch'>
  title: string
  /** Label of the button while it loads. */
  loading: string
  children: ReactNode
}

/** Says beside the content what it lacks, such as what happened since it was loaded, with a retry. */
export function IncompleteNotice({ query, title, loading, children }: IncompleteNoticeProps) {
  return (
    <Notice
      kind="warning"
      title={title}
      actions={
        <Button
          variant="secondary"
          busy={query.isFetching}
          busyText={loading}
          onClick={() => void query.refetch()}
        >
          Erneut versuchen
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
