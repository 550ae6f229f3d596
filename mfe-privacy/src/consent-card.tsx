import { german, useTexts } from '@portal/text'
import { Card, DataRow, DefinitionList } from '@portal/ui'
import type { ReactNode } from 'react'
import css from './permission-cards.module.css'
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
    <Card level={3} title={title} icon={icon} actions={actions}>
      <p>{text}</p>
      <div className={css.facts}>
        <DefinitionList>
          {children}
          <DataRow label={t('changed')}>{changedAt ? german.formatDay(changedAt) : t('never')}</DataRow>
        </DefinitionList>
      </div>
    </Card>
  )
}

interface ConsentRowProps {
  label: string
  given: boolean
  hint?: string | undefined
}

export function ConsentRow({ label, given, hint }: ConsentRowProps) {
  const { t } = useTexts(permissionsTexts)
  return (
    <DataRow label={label} hint={hint}>
      {t(given ? 'given' : 'notGiven')}
    </DataRow>
  )
}
