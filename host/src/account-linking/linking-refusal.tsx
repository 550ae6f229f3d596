import type { TenantId } from '@portal/contracts'
import { ServiceContact } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, PageHeader } from '@portal/ui'
import type { ReactNode } from 'react'
import { accountLinkingTexts } from './account-linking.de.ts'
import css from './account-linking.module.css'

interface LinkingRefusalProps {
  title: string
  text: string
  /** The brand whose service is shown. */
  tenantId: TenantId
  actions: ReactNode
  /** Why one of the actions has failed. */
  children?: ReactNode
}

/** The account is unchanged. The page always has an action and the contact of the service. */
export function LinkingRefusal({ title, text, tenantId, actions, children }: LinkingRefusalProps) {
  const { t } = useTexts(accountLinkingTexts)
  return (
    <>
      <PageHeader title={title}>{text}</PageHeader>
      {children}
      <div className={css.actions}>{actions}</div>
      <Card title={t('contact')}>
        <ServiceContact tenantId={tenantId} level={3} />
      </Card>
    </>
  )
}
