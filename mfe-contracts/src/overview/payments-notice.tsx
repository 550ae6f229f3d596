import { PreloadLink, useLinkTo } from '@portal/portal'
import { buttonClass, Card } from '@portal/ui'
import Landmark from 'lucide-react/icons/landmark'
import { useTranslation } from 'react-i18next'
import { loadPaymentRoutes } from '../pages.ts'
import { paths } from '../paths.ts'

/** The way to the other half of this tab. */
export function PaymentsNotice() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <Card
      title={t('overview.payments.title')}
      icon={<Landmark />}
      actions={
        <PreloadLink
          className={buttonClass('secondary')}
          to={linkTo(paths.payments)}
          preload={loadPaymentRoutes}
        >
          {t('overview.payments.link')}
        </PreloadLink>
      }
    >
      <p>{t('overview.payments.text')}</p>
    </Card>
  )
}
