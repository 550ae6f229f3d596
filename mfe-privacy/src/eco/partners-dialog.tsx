import { tenants } from '@portal/contracts'
import { useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Notice } from '@portal/ui'
import { InfoDialog } from '../info-dialog.tsx'
import { usePermissions } from '../permissions.api.ts'
import { privacyTexts } from '../texts.de.ts'
import { ecoTexts } from './eco.de.ts'
import { PartnerList } from './partner-list.tsx'

/** Who the partners are, and whether they get anything. */
export default function PartnersDialog() {
  const { t } = useTexts(ecoTexts)
  const tab = useTexts(privacyTexts)
  const tenantId = useTenantId()
  const { data: overview } = usePermissions()
  if (!tenantId) return null
  return (
    <InfoDialog title={tab.t('eco.partners')}>
      <p>{t('partners.lead', { brand: tenants[tenantId].name })}</p>
      {overview && (
        <Notice>{t(overview.eco.commercialDataSharing ? 'partners.given' : 'partners.notGiven')}</Notice>
      )}
      <PartnerList tenantId={tenantId} />
      <p>{t('partners.after')}</p>
    </InfoDialog>
  )
}
