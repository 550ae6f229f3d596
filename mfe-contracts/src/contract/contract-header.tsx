import { useLinkTo } from '@portal/portal'
import { PageHeader } from '@portal/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '../paths.ts'

interface ContractHeaderProps {
  title: string
  children?: ReactNode
}

/** The page's title, and the way back to the contracts as they were searched. */
export function ContractHeader({ title, children }: ContractHeaderProps) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { state } = useLocation()
  // A dialog above the page has a state of its own.
  const [list] = useState<string>(state?.list ?? '')
  return (
    <PageHeader
      title={title}
      back={<Link to={linkTo(paths.contracts) + list}>{t('contractPage.back')}</Link>}
    >
      {children}
    </PageHeader>
  )
}
