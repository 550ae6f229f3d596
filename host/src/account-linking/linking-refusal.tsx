import type { TenantId } from '@portal/contracts'
import { ServiceContact } from '@portal/portal'
import { Button, Card, LinkButton, PageHeader } from '@portal/ui'
import type { ReactNode } from 'react'
import { texts } from './account-linking.de.ts'
import css from './account-linking.module.css'

interface LinkingRefusalProps {
  title: string
  text: string
  /** Whose people help. */
  tenantId: TenantId
  /** Whether the account is one that the portal can show. */
  hasOverview?: boolean
  /** Signs in anew, where another account could be linked. */
  onOtherAccount?: (() => void) | undefined
  /** Why there is no way to another account at the moment. */
  children?: ReactNode
}

/** The account stays as it was. Never a dead end: there is an account to go on with, or somebody to call. */
export function LinkingRefusal({ title, text, tenantId, ...ways }: LinkingRefusalProps) {
  const { hasOverview, onOtherAccount, children } = ways
  return (
    <>
      <PageHeader title={title}>{text}</PageHeader>
      {children}
      <div className={css.ways}>
        {hasOverview && <LinkButton href="/overview">{texts.overview}</LinkButton>}
        {onOtherAccount && (
          <Button variant="secondary" onClick={onOtherAccount}>
            {texts.otherAccount}
          </Button>
        )}
      </div>
      <Card title={texts.contact}>
        <ServiceContact tenantId={tenantId} level={3} />
      </Card>
    </>
  )
}
