import { type MyData, today } from '@portal/contracts'
import { RefusalNotice, saveFile } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Button, Card, DataRow, DefinitionList } from '@portal/ui'
import css from './stored-data-card.module.css'
import { useStoredData } from './unlinked-account.api.ts'
import { unlinkedAccountTexts } from './unlinked-account.de.ts'

/** Shows what is stored of an account without a customer, and downloads it (art. 15 and 20 GDPR). */
export function StoredDataCard() {
  const { t } = useTexts(unlinkedAccountTexts)
  const { mutate: load, data, error, isPending } = useStoredData()
  const save = (stored: MyData) =>
    saveFile(
      new Blob([JSON.stringify(stored, null, 2)], { type: 'application/json' }),
      `${t('stored.file')}-${today()}.json`,
    )
  return (
    <Card
      title={t('stored.title')}
      actions={
        data ? (
          <Button variant="secondary" onClick={() => save(data)}>
            {t('stored.save')}
          </Button>
        ) : (
          <Button variant="secondary" busy={isPending} busyText={t('stored.loading')} onClick={() => load()}>
            {t('stored.show')}
          </Button>
        )
      }
    >
      <p>{t('stored.text')}</p>
      <RefusalNotice error={error} stale={null} />
      {data && <StoredData data={data} />}
    </Card>
  )
}

function StoredData({ data: { sections } }: { data: MyData }) {
  const { t } = useTexts(unlinkedAccountTexts)
  return sections.map(({ id, title, records, isComplete }) => (
    <section key={id} className={css.section}>
      <h3>{title}</h3>
      {records.map((record, index) => (
        <div key={index} className={css.record}>
          <DefinitionList>
            {records.length > 1 && <DataRow label={t('stored.what')}>{record.title}</DataRow>}
            {record.fields.map(({ name, label, kind, value }) => (
              <DataRow key={name} label={label}>
                {sayValue(kind, value)}
              </DataRow>
            ))}
          </DefinitionList>
        </div>
      ))}
      {!isComplete && <p>{t('stored.incomplete')}</p>}
    </section>
  ))
}

function sayValue(kind: string, value: unknown): string {
  const { t } = unlinkedAccountTexts
  if (typeof value === 'boolean') return t(value ? 'stored.yes' : 'stored.no')
  if (value === null) return t('stored.unknown')
  const text = String(value)
  return kind === 'instant' ? `${german.formatDate(text)}, ${german.formatTime(text)} Uhr` : text
}
