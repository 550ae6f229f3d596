import './addresses-texts.ts'
import { ProfileContent, useLinkTo } from '@portal/portal'
import { CardGrid, PageHeader } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { AddressCard, AddressCardSkeleton } from './address-card.tsx'
import { addressTypes } from './addresses.ts'

/** The first few addresses of each kind. */
export default function AddressListPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <>
      <PageHeader
        title={t('addresses.title')}
        back={<Link to={linkTo(paths.overview)}>{t('addresses.back')}</Link>}
      >
        {t('addresses.lead')}
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
              <AddressCard
                key={type}
                profile={profile}
                type={type}
                title={t(`addresses.${type}.title`)}
                atMost={4}
              />
            ))}
          </CardGrid>
        )}
      </ProfileContent>
    </>
  )
}
