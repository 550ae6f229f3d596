import { ProfileContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { PageHeader, Skeleton } from '@portal/ui'
import { useParams } from 'react-router'
import NotFound from '../not-found.tsx'
import { addressesTexts } from './addresses.de.ts'
import { isAddressType } from './addresses.ts'
import { WaysToChange } from './ways-to-change.tsx'

/** What can be changed about addresses of one kind, and where. */
export default function AddressChoicesPage() {
  const { t } = useTexts(addressesTexts)
  const { addressType: type } = useParams()
  if (!isAddressType(type)) return <NotFound />
  return (
    <>
      <PageHeader
        title={t(`${type}.change`)}
        back={
          <RouteLink to="addressType" params={{ addressType: type }}>
            {t(`${type}.title`)}
          </RouteLink>
        }
      >
        {t('choicesLead')}
      </PageHeader>
      <ProfileContent skeleton={<Skeleton />}>
        {({ tenantId }) => <WaysToChange type={type} tenantId={tenantId} />}
      </ProfileContent>
    </>
  )
}
