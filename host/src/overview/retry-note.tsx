import { Button } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import css from './overview.module.css'

interface RetryNoteProps {
  onRetry: () => unknown
  retrying?: boolean
}

/** A part of the page is missing: it says so in its place, and can be asked for again. */
export function RetryNote({ onRetry, retrying = false }: RetryNoteProps) {
  const { t } = useTranslation()
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
