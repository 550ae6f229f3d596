import { type TenantId, tenants } from '@portal/contracts'
import { german, useTexts } from '@portal/text'
import { Card, DataRow, DefinitionList } from '@portal/ui'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import type { Mandate } from './payment-methods.ts'
import { paymentsTexts } from './payments.de.ts'

interface MandateCardProps {
  mandate: Mandate
  tenantId: TenantId
}

/** What the customer has agreed to, and how they get money back all the same. */
export function MandateCard({ mandate, tenantId }: MandateCardProps) {
  const { t } = useTexts(paymentsTexts)
  return (
    <Card title={t('mandate.title')} icon={<FilePenLine />}>
      <DefinitionList>
        <DataRow label={t('mandate.payee')}>{tenants[tenantId].name}</DataRow>
        <DataRow label={t('mandate.creditorId')}>{mandate.creditorId}</DataRow>
        <DataRow label={t('mandate.reference')}>{mandate.reference}</DataRow>
        <DataRow label={t('mandate.date')}>{german.formatLongDate(mandate.date)}</DataRow>
      </DefinitionList>
      <p>{t('mandate.onStatement')}</p>
    </Card>
  )
}
