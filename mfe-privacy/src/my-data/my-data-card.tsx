import { today } from '@portal/contracts'
import { usePortal } from '@portal/portal'
import { german } from '@portal/text'
import { Button, Card } from '@portal/ui'
import FileDown from 'lucide-react/icons/file-down'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../save-file.ts'
import { MyDataRefusal } from './my-data-refusal.tsx'
import type { MyDataView } from './use-my-data.ts'

interface MyDataCardProps {
  view: MyDataView
  onLoad: () => void
  onDismiss: () => void
  /** Left out where there are none. */
  ibans: { areWhole: boolean; toggle: () => void } | undefined
}

/** Asks for the data, and saves what is shown. */
export function MyDataCard({ view, onLoad, onDismiss, ibans }: MyDataCardProps) {
  const { t } = useTranslation()
  const { notify } = usePortal()
  const { data, isAsking = false, refusal } = view

  function save() {
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
    saveFile(file, `${t('myData.card.file')}-${today()}.json`)
    notify({ type: 'positive', title: t('myData.card.saved') })
  }

  return (
    <Card
      title={t('myData.card.title')}
      icon={<FileDown />}
      actions={
        <>
          <Button
            variant={data ? 'secondary' : 'primary'}
            busy={isAsking}
            busyText={t('myData.card.loading')}
            onClick={onLoad}
          >
            {data ? t('myData.card.reload') : t('myData.card.load')}
          </Button>
          {data && <Button onClick={save}>{t('myData.card.save')}</Button>}
          {ibans && (
            <Button variant="quiet" onClick={ibans.toggle}>
              {ibans.areWhole ? t('myData.card.hideIbans') : t('myData.card.showIbans')}
            </Button>
          )}
        </>
      }
    >
      <p role="status">
        {data
          ? t('myData.card.loaded', {
              count: data.sections.length,
              day: german.formatLongDate(data.createdAt),
              time: german.formatTime(data.createdAt),
            })
          : t('myData.card.text')}
      </p>
      {data && <p>{t('myData.card.care')}</p>}
      {refusal && <MyDataRefusal refusal={refusal} onClose={onDismiss} />}
    </Card>
  )
}
