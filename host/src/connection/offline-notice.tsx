import { useTexts } from '@portal/text'
import { useOnline } from '@portal/ui'
import CloudOff from 'lucide-react/icons/cloud-off'
import { hostTexts } from '../texts.de.ts'
import css from './offline-notice.module.css'

/** Shown while the browser is offline. The status element is always there, so that screen readers announce its text. */
export function OfflineNotice() {
  const { t } = useTexts(hostTexts)
  const online = useOnline()
  return (
    <div role="status" className={css.notice}>
      {!online && (
        <p className={css.text}>
          <CloudOff className={css.icon} aria-hidden />
          <span>
            <strong>{t('offline.title')}</strong> {t('offline.text')}
          </span>
        </p>
      )}
    </div>
  )
}
