import type { MyDataRecord, MyDataSection } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { AccordionItem, Card, Notice } from '@portal/ui'
import { myDataTexts } from './my-data.de.ts'
import css from './my-data.module.css'
import { RecordList } from './record-list.tsx'

interface DataSectionProps {
  section: MyDataSection
  hasWholeIbans: boolean
}

/** One section with its source, purpose and retention; several records of a kind are collapsed. */
export function DataSection({ section, hasWholeIbans }: DataSectionProps) {
  const { t } = useTexts(myDataTexts)
  const { title, records, isComplete } = section
  const titleOf = (one: string, { length: count, 0: record }: MyDataRecord[]) =>
    count === 1 ? one : t('group', { title: record?.titleOfMany ?? one, count })
  const groups = [...Map.groupBy(records, (record) => record.title)]
  return (
    <Card title={title}>
      <dl className={css.origin}>
        {(['source', 'purpose', 'retention'] as const).map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{section[name]}</dd>
          </div>
        ))}
      </dl>
      {!isComplete && (
        <Notice kind="warning" title={t('incomplete.title')}>
          {t('incomplete.text')}
        </Notice>
      )}
      {records.length === 0 && isComplete && <p>{t('none')}</p>}
      <div className={css.groups}>
        {groups.map(([kind, ofKind]) => (
          <AccordionItem key={kind} title={titleOf(kind, ofKind)} open={ofKind.length === 1}>
            <RecordList records={ofKind} hasWholeIbans={hasWholeIbans} />
          </AccordionItem>
        ))}
      </div>
    </Card>
  )
}
