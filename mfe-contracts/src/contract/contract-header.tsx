import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { PageHeader } from '@portal/ui'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { contractTexts } from './contract.de.ts'

interface ContractHeaderProps {
  title: ReactNode
  children?: ReactNode
}

/** The page's title, and the link back to the list with its search. */
export function ContractHeader({ title, children }: ContractHeaderProps) {
  const { t } = useTexts(contractTexts)
  const { state } = useLocation()
  // Read once: a dialog above the page replaces the location state.
  const [list] = useState<string>(state?.list ?? '')
  return (
    <PageHeader
      title={title}
      back={
        <RouteLink to="contracts" suffix={list}>
          {t('back')}
        </RouteLink>
      }
    >
      {children}
    </PageHeader>
  )
}
