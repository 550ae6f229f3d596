import { consentsIn, isConsumptionShown } from '@portal/contracts'
import { ProfileContent, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, CardGrid, Columns, Group, Skeleton } from '@portal/ui'
import { CookiesCard } from './cookies/cookies-card.tsx'
import { ConsumptionSection } from './data-visualization/consumption-section.tsx'
import { DeleteAccountCard } from './delete-account/delete-account-card.tsx'
import { HistoryCard } from './history/history-card.tsx'
import { StoredDataCard } from './overview/stored-data-card.tsx'
import { usePermissions } from './permissions.api.ts'
import { PolicyCard } from './policy-card.tsx'
import { privacyTexts } from './texts.de.ts'

/** What is stored, and what concerns the account itself. */
export function AccountGroups() {
  const { t } = useTexts(privacyTexts)
  return (
    <>
      <Group title={t('groups.stored')}>
        <StoredGroup />
      </Group>
      <Group title={t('groups.account')}>
        <CardGrid>
          <CookiesCard />
          <PolicyCard />
          <DeleteAccountCard />
        </CardGrid>
      </Group>
    </>
  )
}

/** The chart has the wider column, if the customer wants to see it. */
function StoredGroup() {
  const tenantId = useTenantId()
  const { data: overview } = usePermissions()
  const cards = (
    <>
      <StoredData />
      <HistoryCard />
    </>
  )
  if (!tenantId || !overview || !isConsumptionShown(consentsIn('eco', overview.eco)))
    return <CardGrid>{cards}</CardGrid>
  return (
    <Columns aside={cards}>
      <ConsumptionSection tenantId={tenantId} />
    </Columns>
  )
}

function StoredData() {
  const { t } = useTexts(privacyTexts)
  return (
    <ProfileContent
      skeleton={
        <Card level={3} title={t('stored.title')}>
          <Skeleton lines={6} />
        </Card>
      }
    >
      {(profile) => <StoredDataCard profile={profile} />}
    </ProfileContent>
  )
}
