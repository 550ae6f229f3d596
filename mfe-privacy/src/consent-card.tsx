import { german, useTexts } from '@portal/text'
import { Card, DataRow, DefinitionList } from '@portal/ui'
import type { ReactNode } from 'react'
import { permissionsTexts } from './permissions.de.ts'

interface ConsentCardProps {
  title: string
  icon: ReactNode
  /** What it is about. */
  text: string
  /** What is agreed to, as ConsentRows or DataRows. */
  children: ReactNode
  changedAt: string | null
  actions: ReactNode
}

/** One kind of permission as it stands, since when, and the way to change it. */
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
