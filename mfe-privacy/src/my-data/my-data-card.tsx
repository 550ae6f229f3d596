import { today } from '@portal/contracts'
import { usePortal } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Button, Card } from '@portal/ui'
import FileDown from 'lucide-react/icons/file-down'
import { saveFile } from '../download.tsx'
import { myDataTexts } from './my-data.de.ts'
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
  const { notify } = usePortal()
  const { data, isLoading = false, refusal } = view

  function save() {
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
    saveFile(file, `${t('card.file')}-${today()}.json`)
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
          {data && <Button onClick={save}>{t('card.save')}</Button>}
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
              day: german.formatLongDate(data.createdAt),
              time: german.formatTime(data.createdAt),
            })
          : t('card.text')}
      </p>
      {data && <p>{t('card.care')}</p>}
      {refusal && <MyDataRefusal refusal={refusal} onClose={onDismiss} />}
    </Card>
  )
}
