import { useTexts } from '@portal/text'
import { Button, useOnline } from '@portal/ui'
import { hostTexts } from '../texts.de.ts'
import css from './failures.module.css'

interface RetryNoteProps {
  onRetry: () => unknown
  retrying?: boolean
}

/** Shown in the place of a part that could not be loaded, with a retry. */
export function RetryNote({ onRetry, retrying = false }: RetryNoteProps) {
  const { t } = useTexts(hostTexts)
  const isOnline = useOnline()
  return (
    <div className={css.note}>
      <p role="alert">{isOnline ? t('noAnswer.partText') : t('noAnswer.offline')}</p>
      <div>
        <Button variant="quiet" busy={retrying} busyText={t('noAnswer.retrying')} onClick={onRetry}>
          {t('noAnswer.retry')}
        </Button>
      </div>
    </div>
  )
}
