import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card } from '@portal/ui'
import Landmark from 'lucide-react/icons/landmark'
import { overviewTexts } from './overview.de.ts'

/** The way to the other half of this tab. */
export function PaymentsNotice() {
  const { t } = useTexts(overviewTexts)
  return (
    <Card
      title={t('payments.title')}
      icon={<Landmark />}
      actions={
        <RouteLink className={buttonClass('secondary')} to="payments">
          {t('payments.link')}
        </RouteLink>
      }
    >
      <p>{t('payments.text')}</p>
    </Card>
  )
}
