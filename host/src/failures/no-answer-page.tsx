import { useTexts } from '@portal/text'
import { Button, PageHeader, useOnline } from '@portal/ui'
import { NO_ANSWER_PATH } from '../paths.ts'
import { Picture } from '../pictures/picture.tsx'
import { hostTexts } from '../texts.de.ts'

// A customer who followed a link to /503 does not want to see it again after the reload.
const reload = () => (location.pathname === NO_ANSWER_PATH ? location.assign('/') : location.reload())

interface NoAnswerPageProps {
  /** Loads the page again, if only the page is missing. Else the portal is reloaded. */
  onRetry?: () => void
  retrying?: boolean
}

/** `/503`, and the fallback when a page or the shell fails. Nothing here may depend on data. */
export function NoAnswerPage({ onRetry, retrying = false }: NoAnswerPageProps) {
  const { t } = useTexts(hostTexts)
  const online = useOnline()
  const text = onRetry ? t('noAnswer.pageText') : t('noAnswer.text')
  return (
    <>
      <Picture name="noAnswer" />
      <PageHeader title={t('noAnswer.title')}>{online ? text : t('noAnswer.offline')}</PageHeader>
      <div>
        {onRetry ? (
          <Button onClick={onRetry} busy={retrying} busyText={t('noAnswer.retrying')}>
            {t('noAnswer.retry')}
          </Button>
        ) : (
          <Button onClick={reload}>{t('noAnswer.reload')}</Button>
        )}
      </div>
    </>
  )
}
