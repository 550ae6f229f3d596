import type { MyDataRecord } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Button } from '@portal/ui'
import { type Ref, useEffect, useRef, useState } from 'react'
import { FieldValue } from './field-value.tsx'
import { myDataTexts } from './my-data.de.ts'
import css from './my-data.module.css'

const PAGE_SIZE = 50

interface RecordListProps {
  records: MyDataRecord[]
  hasWholeIbans: boolean
}

/** Records of one kind, page by page: rendering thousands would block the browser. */
export function RecordList({ records, hasWholeIbans }: RecordListProps) {
  const { t } = useTexts(myDataTexts)
  const [limit, setLimit] = useState(PAGE_SIZE)
  const firstNew = useRef<HTMLDListElement>(null)
  const shown = records.slice(0, limit)

  useEffect(() => {
    if (limit > PAGE_SIZE) firstNew.current?.focus()
  }, [limit])

  return (
    <>
      {shown.map((record, index) => (
        <Record
          key={index}
          ref={index === limit - PAGE_SIZE ? firstNew : null}
          record={record}
          hasWholeIbans={hasWholeIbans}
        />
      ))}
      {records.length > PAGE_SIZE && <p>{t('shown', { shown: shown.length, count: records.length })}</p>}
      {shown.length < records.length && (
        <Button variant="secondary" onClick={() => setLimit(limit + PAGE_SIZE)}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

interface RecordProps {
  record: MyDataRecord
  hasWholeIbans: boolean
  ref: Ref<HTMLDListElement>
}

function Record({ record, hasWholeIbans, ref }: RecordProps) {
  const known = record.fields.filter(({ value }) => value !== null)
  return (
    <dl className={css.record} ref={ref} tabIndex={-1}>
      {known.map((field) => (
        <div key={field.name} className={css.field}>
          <dt>{field.label}</dt>
          <dd>
            <FieldValue field={field} isWhole={hasWholeIbans} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
