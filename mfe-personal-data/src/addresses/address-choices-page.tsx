import './addresses-texts.ts'
import { ProfileContent, useLinkTo } from '@portal/portal'
import { PageHeader, Skeleton } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { NotFound } from '../not-found.tsx'
import { paths } from '../paths.ts'
import { isAddressType } from './addresses.ts'
import { WaysToChange } from './ways-to-change.tsx'

/** What can be changed about addresses of one kind, and where. */
export default function AddressChoicesPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { addressType: type } = useParams()
  if (!isAddressType(type)) return <NotFound />
  return (
    <>
      <PageHeader
        title={t(`addresses.${type}.change`)}
        back={
          <Link to={linkTo(paths.addressType, { addressType: type })}>{t(`addresses.${type}.title`)}</Link>
        }
      >
        {t('addresses.choicesLead')}
      </PageHeader>
      <ProfileContent skeleton={<Skeleton />}>
        {({ tenantId }) => <WaysToChange type={type} tenantId={tenantId} />}
      </ProfileContent>
    </>
  )
}
