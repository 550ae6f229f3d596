import { useUserProfile } from '@portal/bff-client'
import { type TenantId, tenants } from '@portal/contracts'
import { DataRow, DefinitionList } from '@portal/ui'
import { useTranslation } from 'react-i18next'

/** Which address goes to Google, how, what for, and how that ends. */
export function CustomerMatchFacts({ tenantId }: { tenantId: TenantId }) {
  const { t } = useTranslation()
  const { data: user } = useUserProfile()
  return (
    <DefinitionList>
      <DataRow label={t('advertising.google.which')} hint={t('advertising.google.whichText')}>
        {user?.eMailAddress}
      </DataRow>
      <DataRow label={t('advertising.google.how')} hint={t('advertising.google.howText')}>
        {t('advertising.google.hashed')}
      </DataRow>
      <DataRow label={t('advertising.google.why')}>
        {t('advertising.google.whyText', { brand: tenants[tenantId].name })}
      </DataRow>
      <DataRow label={t('advertising.google.withdrawal')} hint={t('advertising.google.withdrawalText')}>
        {t('advertising.google.anytime')}
      </DataRow>
    </DefinitionList>
  )
}
