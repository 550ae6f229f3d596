import { german, useTexts } from '@portal/text'
import { Card, DataRow, DefinitionList } from '@portal/ui'
import type { ReactNode } from 'react'
import { permissionsTexts } from './permissions.de.ts'

interface ConsentCardProps {
  title: string
  icon: ReactNode
  text: string
  /** ConsentRows or DataRows. */
  children: ReactNode
  changedAt: string | null
  actions: ReactNode
}

/** The present consents of one kind, the day of their last change, and the links to change them. */
export function ConsentCard({ title, icon, text, children, changedAt, actions }: ConsentCardProps) {
  const { t } = useTexts(permissionsTexts)
  return (
    <Card title={title} icon={icon} actions={actions}>
      <p>{text}</p>
      <DefinitionList>
        {children}
        <DataRow label={t('changed')}>{changedAt ? german.formatDay(changedAt) : t('never')}</DataRow>
      </DefinitionList>
    </Card>
  )
}

interface ConsentRowProps {
  label: string
  given: boolean
}

export function ConsentRow({ label, given }: ConsentRowProps) {
  const { t } = useTexts(permissionsTexts)
  return <DataRow label={label}>{t(given ? 'given' : 'notGiven')}</DataRow>
}
