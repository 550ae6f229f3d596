import { type AdvertisingPermissions, type TenantId, tenants } from '@portal/contracts'
import { DialogLink, useLinkTo } from '@portal/portal'
import { buttonClass, DataRow } from '@portal/ui'
import Megaphone from 'lucide-react/icons/megaphone'
import { useTranslation } from 'react-i18next'
import { ConsentCard, ConsentRow } from '../consent-card.tsx'
import { consentsIn } from '../consents.ts'
import { loadAdvertisingDialog, loadCustomerMatchDialog } from '../pages.ts'
import { paths } from '../paths.ts'
import { advertisingScope } from './advertising-scope.ts'
import { useScopeWords } from './use-scope-words.ts'

interface AdvertisingCardProps {
  tenantId: TenantId
  permissions: AdvertisingPermissions
}

/** What advertising the customer gets, in words, and the ways to change it. */
export function AdvertisingCard({ tenantId, permissions }: AdvertisingCardProps) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const consents = consentsIn('advertising', permissions)
  const scope = advertisingScope((consent) => consents[consent] === true, tenantId)
  const words = useScopeWords(scope)
  const { offers, channels, topics } = permissions
  const isPartly = offers || Object.values({ ...channels, ...topics }).some(Boolean)
  return (
    <ConsentCard
      title={t('advertisingCard.title')}
      icon={<Megaphone />}
      text={t('advertisingCard.text')}
      changedAt={permissions.changedAt}
      actions={
        <>
          <DialogLink
            className={buttonClass('secondary')}
            to={linkTo(paths.advertising)}
            preload={loadAdvertisingDialog}
          >
            {t('advertisingCard.change')}
          </DialogLink>
          <DialogLink
            className={buttonClass('secondary')}
            to={linkTo(paths.customerMatch)}
            preload={loadCustomerMatchDialog}
          >
            {t('advertisingCard.changeGoogle')}
          </DialogLink>
        </>
      }
    >
      <DataRow
        label={t('advertisingCard.label', { brand: tenants[tenantId].name })}
        hint={scope.missing && isPartly ? t(`advertisingCard.missing.${scope.missing}`) : undefined}
      >
        {words ?? t('advertisingCard.none')}
      </DataRow>
      <ConsentRow label={t('advertisingCard.google')} given={permissions.googleCustomerMatch} />
    </ConsentCard>
  )
}
