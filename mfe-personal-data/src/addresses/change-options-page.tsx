import { ProfileContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Columns, PageHeader, Skeleton } from '@portal/ui'
import { useParams } from 'react-router'
import NotFound from '../not-found.tsx'
import { addressesTexts } from './addresses.de.ts'
import { isAddressType } from './addresses.ts'
import { OptionCard, ServiceCard } from './change-options.tsx'

/** How to change addresses of one kind. */
export default function ChangeOptionsPage() {
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
        {t('optionsLead')}
      </PageHeader>
      <ProfileContent skeleton={<Skeleton />}>
        {({ tenantId }) => (
          <Columns aside={<ServiceCard type={type} tenantId={tenantId} />}>
            <OptionCard type={type} tenantId={tenantId} />
          </Columns>
        )}
      </ProfileContent>
    </>
  )
}
