import { services, type TenantId } from '@portal/contracts'
import { buttonClass, Card, ExternalLink } from '@portal/ui'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import { useTranslation } from 'react-i18next'

/** The profile does not say which account of the brand to pay to: the bill does. */
export function TransferCard({ tenantId }: { tenantId: TenantId }) {
  const { t } = useTranslation()
  const bills = services.find((service) => service.tenantId === tenantId && service.icon === 'web-account')
  return (
    <Card
      title={t('paymentMethods.transfer.title')}
      icon={<ArrowRightLeft />}
      actions={
        bills && (
          <ExternalLink className={buttonClass('secondary')} href={bills.url} target="_blank">
            {t('paymentMethods.transfer.link', { service: bills.name })}
          </ExternalLink>
        )
      }
    >
      <p>{t('paymentMethods.transfer.text')}</p>
    </Card>
  )
}
