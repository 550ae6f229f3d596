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
  /** Whose people help. */
  tenantId: TenantId
  ways: ReactNode
  /** Why one of the ways is closed at the moment. */
  children?: ReactNode
}

/** The account stays as it was. Never a dead end: there is a way to go on, and a service to call. */
export function LinkingRefusal({ title, text, tenantId, ways, children }: LinkingRefusalProps) {
  const { t } = useTexts(accountLinkingTexts)
  return (
    <>
      <PageHeader title={title}>{text}</PageHeader>
      {children}
      <div className={css.ways}>{ways}</div>
      <Card title={t('contact')}>
        <ServiceContact tenantId={tenantId} level={3} />
      </Card>
    </>
  )
}
