import { PreloadLink, useLinkTo } from '@portal/portal'
import { buttonClass, Card } from '@portal/ui'
import History from 'lucide-react/icons/history'
import { useTranslation } from 'react-i18next'
import { loadHistoryPage } from '../pages.ts'
import { paths } from '../paths.ts'

/** Leads to what was decided when, and to the proof of it. */
export function HistoryCard() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <Card
      title={t('historyCard.title')}
      icon={<History />}
      actions={
        <PreloadLink
          className={buttonClass('secondary')}
          to={linkTo(paths.history)}
          preload={loadHistoryPage}
        >
          {t('historyCard.open')}
        </PreloadLink>
      }
    >
      <p>{t('historyCard.text')}</p>
    </Card>
  )
}
