import { ProfileContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { CardGrid, PageHeader } from '@portal/ui'
import { AddressCard, AddressCardSkeleton } from './address-card.tsx'
import { addressesTexts } from './addresses.de.ts'
import { addressTypes } from './addresses.ts'

/** The first few addresses of each kind. */
export default function AddressListPage() {
  const { t } = useTexts(addressesTexts)
  return (
    <>
      <PageHeader title={t('title')} back={<RouteLink to="overview">{t('back')}</RouteLink>}>
        {t('lead')}
      </PageHeader>
      <ProfileContent
        skeleton={
          <CardGrid>
            {addressTypes.map((type) => (
              <AddressCardSkeleton key={type} type={type} />
            ))}
          </CardGrid>
        }
      >
        {(profile) => (
          <CardGrid>
            {addressTypes.map((type) => (
              <AddressCard key={type} profile={profile} type={type} title={t(`${type}.title`)} atMost={4} />
            ))}
          </CardGrid>
        )}
      </ProfileContent>
    </>
  )
}
