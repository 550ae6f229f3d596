import { tenants } from '@portal/contracts'
import { useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Notice } from '@portal/ui'
import { InfoDialog } from '../info-dialog.tsx'
import { usePermissions } from '../permissions.api.ts'
import { privacyTexts } from '../texts.de.ts'
import { PartnerList } from './partner-list.tsx'
import { partnersTexts } from './partners.de.ts'

/** The partners, and whether they get any data. */
export default function PartnersDialog() {
  const { t } = useTexts(partnersTexts)
  const tab = useTexts(privacyTexts)
  const tenantId = useTenantId()
  const { data: overview } = usePermissions()
  if (!tenantId) return null
  return (
    <InfoDialog title={tab.t('more.partners')}>
      <p>{t('lead', { brand: tenants[tenantId].name })}</p>
      {overview && <Notice>{t(overview.eco.commercialDataSharing ? 'given' : 'notGiven')}</Notice>}
      <PartnerList tenantId={tenantId} />
      <p>{t('after')}</p>
    </InfoDialog>
  )
}
