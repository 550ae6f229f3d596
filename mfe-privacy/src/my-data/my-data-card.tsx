import { today, toJson } from '@portal/contracts'
import { saveFile, useResultToast } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Button, Card } from '@portal/ui'
import FileDown from 'lucide-react/icons/file-down'
import { myDataTexts } from './my-data.de.ts'
import { myDataDocument } from './my-data-document.ts'
import { MyDataRefusal } from './my-data-refusal.tsx'
import type { MyDataView } from './use-my-data.ts'

interface MyDataCardProps {
  view: MyDataView
  onLoad: () => void
  onDismiss: () => void
  /** Undefined without any IBAN. */
  ibans: { areWhole: boolean; toggle: () => void } | undefined
}

/** Loads the data, and downloads the loaded data. */
export function MyDataCard({ view, onLoad, onDismiss, ibans }: MyDataCardProps) {
  const { t } = useTexts(myDataTexts)
  const notify = useResultToast()
  const { data, isLoading = false, refusal } = view

  function save(text: string, [type, ending]: readonly [string, string]) {
    saveFile(new Blob([text], { type }), `${t('card.file')}-${today()}.${ending}`)
    notify({ type: 'positive', title: t('card.saved') })
  }

  return (
    <Card
      title={t('card.title')}
      icon={<FileDown />}
      actions={
        <>
          <Button
            variant={data ? 'secondary' : 'primary'}
            busy={isLoading}
            busyText={t('card.loading')}
            onClick={onLoad}
          >
            {data ? t('card.reload') : t('card.load')}
          </Button>
          {data && (
            <>
              <Button onClick={() => save(myDataDocument(data), ['text/html', 'html'])}>
                {t('card.saveDocument')}
              </Button>
              <Button variant="secondary" onClick={() => save(toJson(data, 2), ['application/json', 'json'])}>
                {t('card.save')}
              </Button>
            </>
          )}
          {ibans && (
            <Button variant="quiet" onClick={ibans.toggle}>
              {ibans.areWhole ? t('card.hideIbans') : t('card.showIbans')}
            </Button>
          )}
        </>
      }
    >
      <p role="status">
        {data
          ? t('card.loaded', {
              count: data.sections.length,
              day: german.formatDate(data.createdAt),
              time: german.formatTime(data.createdAt),
            })
          : t('card.text')}
      </p>
      {data && <p>{t('card.care')}</p>}
      {refusal && <MyDataRefusal refusal={refusal} onClose={onDismiss} />}
    </Card>
  )
}
