import { buttonClass, PageHeader } from '@portal/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePortal } from './use-portal.ts'

interface TabNotFoundProps {
  text: string
  /** Label of the link to the tab's first page. */
  back: string
  /** What helps more than going back, such as a switch of the brand. */
  action?: ReactNode
}

/** A path below a tab that does not exist; the rest of the portal stays in place around it. */
export function TabNotFound({ text, back, action }: TabNotFoundProps) {
  const { basePath } = usePortal()
  return (
    <>
      <PageHeader title="Oh nein!" back={action && <Link to={basePath}>{back}</Link>}>
        {text}
      </PageHeader>
      {action || (
        <Link className={buttonClass()} to={basePath}>
          {back}
        </Link>
      )}
    </>
  )
}

/** Makes the page for a wrong path from the texts of a tab, or of one of its features. */
export function createNotFound({ t }: { t: (name: 'notFound.text' | 'notFound.back') => string }) {
  return () => <TabNotFound text={t('notFound.text')} back={t('notFound.back')} />
}
