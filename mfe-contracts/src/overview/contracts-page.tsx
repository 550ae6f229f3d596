import { type CustomerProfile, tenants } from '@portal/contracts'
import { ProfileContent, RouteLink, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import {
  buttonClass,
  Card,
  CardList,
  EmptyIllustration,
  EmptyState,
  PageHeader,
  Skeleton,
  Stack,
} from '@portal/ui'
import Landmark from 'lucide-react/icons/landmark'
import { contractsTexts } from '../texts.de.ts'
import { ContractCards } from './contract-cards.tsx'
import { ContractSearch } from './contract-search.tsx'
import { OtherBrands } from './other-brands.tsx'
import { overviewTexts } from './overview.de.ts'

/** The most contracts that get a card each. More of them become a grouped list with a search. */
const MAX_CARDS = 6

/** The contracts of the effective brand. */
export default function ContractsPage() {
  const { t } = useTexts(overviewTexts)
  const tab = useTexts(contractsTexts)
  const tenantId = useTenantId()
  return (
    <>
      <PageHeader title={tab.t('title')}>
        {tenantId ? t('leadOfBrand', { brand: tenants[tenantId].name }) : t('lead')}
      </PageHeader>
      <ProfileContent skeleton={<ContractSkeleton />}>
        {(profile) => <ContractsOverview profile={profile} />}
      </ProfileContent>
    </>
  )
}

function ContractsOverview({ profile }: { profile: CustomerProfile }) {
  const { t } = useTexts(overviewTexts)
  const { contracts, otherContracts } = profile.contractData
  const isMany = contracts.length > MAX_CARDS
  return (
    <Stack>
      {contracts.length === 0 && (
        <EmptyState title={t('none.title')} illustration={<EmptyIllustration />}>
          {t('none.text', { brand: tenants[profile.tenantId].name })}
        </EmptyState>
      )}
      {!isMany && <ContractCards contracts={contracts} />}
      <OtherBrands contracts={otherContracts} current={profile.tenantId} />
      {contracts.length > 0 && <PaymentsNotice />}
      {/* Last, because the list may be long. */}
      {isMany && <ContractSearch profile={profile} />}
    </Stack>
  )
}

function PaymentsNotice() {
  const { t } = useTexts(overviewTexts)
  return (
    <CardList>
      <Card
        title={t('payments.title')}
        icon={<Landmark />}
        actions={
          <RouteLink className={buttonClass('quiet')} to="payments">
            {t('payments.link')}
          </RouteLink>
        }
      >
        <p>{t('payments.text')}</p>
      </Card>
    </CardList>
  )
}

function ContractSkeleton() {
  const { t } = useTexts(overviewTexts)
  return (
    <CardList>
      <Card title={t('loading')}>
        <Skeleton lines={5} />
      </Card>
    </CardList>
  )
}
