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

/** Records of one kind, so many at a time: a page of thousands would stand still. */
export function RecordList({ records, hasWholeIbans }: RecordListProps) {
  const { t } = useTexts(myDataTexts)
  const [most, setMost] = useState(PAGE_SIZE)
  const firstNew = useRef<HTMLDListElement>(null)
  const shown = records.slice(0, most)

  useEffect(() => {
    if (most > PAGE_SIZE) firstNew.current?.focus()
  }, [most])

  return (
    <>
      {shown.map((record, index) => (
        <Record
          key={index}
          ref={index === most - PAGE_SIZE ? firstNew : null}
          record={record}
          hasWholeIbans={hasWholeIbans}
        />
      ))}
      {records.length > PAGE_SIZE && <p>{t('shown', { shown: shown.length, count: records.length })}</p>}
      {shown.length < records.length && (
        <Button variant="secondary" onClick={() => setMost(most + PAGE_SIZE)}>
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
