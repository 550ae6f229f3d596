import { ProfileContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { PageHeader } from '@portal/ui'
import { useParams } from 'react-router'
import NotFound from '../not-found.tsx'
import { AddressCard, AddressCardSkeleton } from './address-card.tsx'
import { addressesTexts } from './addresses.de.ts'
import { isAddressType } from './addresses.ts'

/** All addresses of one kind. */
export default function AddressTypePage() {
  const { t } = useTexts(addressesTexts)
  const { addressType: type } = useParams()
  if (!isAddressType(type)) return <NotFound />
  return (
    <>
      <PageHeader title={t(`${type}.title`)} back={<RouteLink to="addresses">{t('title')}</RouteLink>}>
        {t(`${type}.lead`)}
      </PageHeader>
      <ProfileContent skeleton={<AddressCardSkeleton type={type} />}>
        {(profile) => <AddressCard profile={profile} type={type} title={t('title')} />}
      </ProfileContent>
    </>
  )
}
