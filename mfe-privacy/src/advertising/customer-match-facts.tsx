import { useUserProfile } from '@portal/bff-client'
import { type TenantId, tenants } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { DataRow, DefinitionList, Verbatim } from '@portal/ui'
import { advertisingTexts } from './advertising.de.ts'

/** Which e-mail address goes to Google, how and why, and how to withdraw the consent. */
export function CustomerMatchFacts({ tenantId }: { tenantId: TenantId }) {
  const { t } = useTexts(advertisingTexts)
  const { data: user } = useUserProfile()
  return (
    <DefinitionList>
      <DataRow label={t('google.which')} hint={t('google.whichText')}>
        <Verbatim>{user?.eMailAddress}</Verbatim>
      </DataRow>
      <DataRow label={t('google.how')} hint={t('google.howText')}>
        {t('google.hashed')}
      </DataRow>
      <DataRow label={t('google.recipient')} hint={t('google.recipientText')}>
        {t('google.recipientName')}
      </DataRow>
      <DataRow label={t('google.why')}>{t('google.whyText', { brand: tenants[tenantId].name })}</DataRow>
      <DataRow label={t('google.withdrawal')} hint={t('google.withdrawalText')}>
        {t('google.anytime')}
      </DataRow>
    </DefinitionList>
  )
}
