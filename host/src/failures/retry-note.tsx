import { useTexts } from '@portal/text'
import { Button } from '@portal/ui'
import css from '../overview/overview.module.css'
import { hostTexts } from '../texts.de.ts'

interface RetryNoteProps {
  onRetry: () => unknown
  retrying?: boolean
}

/** A part of the page is missing: it says so in its place, and can be asked for again. */
export function RetryNote({ onRetry, retrying = false }: RetryNoteProps) {
  const { t } = useTexts(hostTexts)
  return (
    <div className={css.failed}>
      <p role="alert">{t('overview.failed')}</p>
      <div>
        <Button variant="quiet" busy={retrying} busyText={t('noAnswer.retrying')} onClick={onRetry}>
          {t('noAnswer.retry')}
        </Button>
      </div>
    </div>
  )
}
