import { type TenantId, tenants } from '@portal/contracts'
import { german } from '@portal/text'
import { Card, DataRow, DefinitionList } from '@portal/ui'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import { useTranslation } from 'react-i18next'
import type { Mandate } from './payment-methods.ts'

interface MandateCardProps {
  mandate: Mandate
  tenantId: TenantId
}

/** What the customer has agreed to, and how they get money back all the same. */
export function MandateCard({ mandate, tenantId }: MandateCardProps) {
  const { t } = useTranslation()
  return (
    <Card title={t('paymentMethods.mandate.title')} icon={<FilePenLine />}>
      <DefinitionList>
        <DataRow label={t('paymentMethods.mandate.payee')}>{tenants[tenantId].name}</DataRow>
        <DataRow label={t('paymentMethods.mandate.creditorId')}>{mandate.creditorId}</DataRow>
        <DataRow label={t('paymentMethods.mandate.reference')}>{mandate.reference}</DataRow>
        <DataRow label={t('paymentMethods.mandate.date')}>{german.formatLongDate(mandate.date)}</DataRow>
      </DefinitionList>
      <p>{t('paymentMethods.mandate.onStatement')}</p>
    </Card>
  )
}
