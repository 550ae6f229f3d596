import { services, type TenantId } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { buttonClass, Card, ExternalLink } from '@portal/ui'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import { paymentsTexts } from './payments.de.ts'

/** The profile does not say which account of the brand to pay to: the bill does. */
export function TransferCard({ tenantId }: { tenantId: TenantId }) {
  const { t } = useTexts(paymentsTexts)
  const bills = services.find((service) => service.tenantId === tenantId && service.icon === 'web-account')
  return (
    <Card
      title={t('transfer.title')}
      icon={<ArrowRightLeft />}
      actions={
        bills && (
          <ExternalLink className={buttonClass('secondary')} href={bills.url} target="_blank">
            {t('transfer.link', { service: bills.name })}
          </ExternalLink>
        )
      }
    >
      <p>{t('transfer.text')}</p>
    </Card>
  )
}
