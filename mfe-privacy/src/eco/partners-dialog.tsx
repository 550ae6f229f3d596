import './eco-texts.ts'
import { tenants } from '@portal/contracts'
import { useTenantId } from '@portal/portal'
import { Notice } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { InfoDialog } from '../info-dialog.tsx'
import { usePermissions } from '../permissions.api.ts'
import { PartnerList } from './partner-list.tsx'

/** Who the partners are, and whether they get anything. */
export default function PartnersDialog() {
  const { t } = useTranslation()
  const tenantId = useTenantId()
  const { data: overview } = usePermissions()
  if (!tenantId) return null
  return (
    <InfoDialog title={t('eco.partners')}>
      <p>{t('ecoDialog.partners.lead', { brand: tenants[tenantId].name })}</p>
      {overview && (
        <Notice>
          {t(overview.eco.commercialDataSharing ? 'ecoDialog.partners.given' : 'ecoDialog.partners.notGiven')}
        </Notice>
      )}
      <PartnerList tenantId={tenantId} />
      <p>{t('ecoDialog.partners.after')}</p>
    </InfoDialog>
  )
}
