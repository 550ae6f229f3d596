import { useTexts } from '@portal/text'
import CloudOff from 'lucide-react/icons/cloud-off'
import { hostTexts } from '../texts.de.ts'
import css from './offline-notice.module.css'
import { useOnline } from './use-online.ts'

/** Says that there is no connection as long as there is none. The status stands there before its message. */
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
