import { consentsIn, kindTitle, type Permissions, type TenantId, tenants } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, DataRow } from '@portal/ui'
import Megaphone from 'lucide-react/icons/megaphone'
import { ConsentCard, ConsentRow } from '../consent-card.tsx'
import { privacyTexts } from '../texts.de.ts'
import { advertisingScope, scopeText } from './advertising-scope.ts'

interface AdvertisingCardProps {
  tenantId: TenantId
  permissions: Permissions<'advertising'>
}

/** Describes which advertising the customer gets, and links to its dialogs. */
export function AdvertisingCard({ tenantId, permissions }: AdvertisingCardProps) {
  const { t } = useTexts(privacyTexts)
  const scope = advertisingScope(consentsIn('advertising', permissions))
  const { offers, channels, topics } = permissions
  const isPartly = offers || Object.values({ ...channels, ...topics }).some(Boolean)
  return (
    <ConsentCard
      title={kindTitle('advertising')}
      icon={<Megaphone />}
      text={t('advertisingCard.text')}
      changedAt={permissions.changedAt}
      actions={
        <>
          <RouteLink className={buttonClass('quiet')} to="advertising">
            {t('advertisingCard.change')}
          </RouteLink>
          <RouteLink className={buttonClass('quiet')} to="customerMatch">
            {t('advertisingCard.changeGoogle')}
          </RouteLink>
        </>
      }
    >
      <DataRow
        label={t('advertisingCard.label', { brand: tenants[tenantId].name })}
        hint={scope.missing && isPartly ? t(`advertisingCard.missing.${scope.missing}`) : undefined}
      >
        {scopeText(scope) ?? t('advertisingCard.none')}
      </DataRow>
      <ConsentRow label={t('advertisingCard.google')} given={permissions.googleCustomerMatch} />
    </ConsentCard>
  )
}
