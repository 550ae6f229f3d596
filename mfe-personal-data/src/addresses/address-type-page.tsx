import './addresses-texts.ts'
import { ProfileContent, useLinkTo } from '@portal/portal'
import { PageHeader } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { NotFound } from '../not-found.tsx'
import { paths } from '../paths.ts'
import { AddressCard, AddressCardSkeleton } from './address-card.tsx'
import { isAddressType } from './addresses.ts'

/** All addresses of one kind. */
export default function AddressTypePage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { addressType: type } = useParams()
  if (!isAddressType(type)) return <NotFound />
  return (
    <>
      <PageHeader
        title={t(`addresses.${type}.title`)}
        back={<Link to={linkTo(paths.addresses)}>{t('addresses.title')}</Link>}
      >
        {t(`addresses.${type}.lead`)}
      </PageHeader>
      <ProfileContent skeleton={<AddressCardSkeleton type={type} />}>
        {(profile) => <AddressCard profile={profile} type={type} title={t('addresses.title')} />}
      </ProfileContent>
    </>
  )
}
