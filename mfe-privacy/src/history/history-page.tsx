import { kindTitle, permissionKinds, type TenantId, tenants } from '@portal/contracts'
import { IncompleteNotice, LoadedContent, RouteLink, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, Columns, Loading, PageHeader, Skeleton, Stack } from '@portal/ui'
import { privacyTexts } from '../texts.de.ts'
import { ConsentGroups } from './consent-groups.tsx'
import { usePermissionsHistory } from './history.api.ts'
import { historyTexts } from './history.de.ts'
import { ReceiptCard } from './receipt-card.tsx'

/** The history of each consent, and the receipt as a download. */
export default function HistoryPage() {
  const { t } = useTexts(historyTexts)
  const tab = useTexts(privacyTexts)
  const tenantId = useTenantId()
  return (
    <>
      <PageHeader title={t('title')} back={<RouteLink to="overview">{tab.t('title')}</RouteLink>}>
        {tenantId && t('lead', { brand: tenants[tenantId].name })}
      </PageHeader>
      {tenantId ? (
        <History key={tenantId} tenantId={tenantId} />
      ) : (
        <Columns asideFirst aside={null}>
          <Loading>
            <HistorySkeleton />
          </Loading>
        </Columns>
      )}
    </>
  )
}

function History({ tenantId }: { tenantId: TenantId }) {
  const { t } = useTexts(historyTexts)
  const query = usePermissionsHistory(tenantId)
  return (
    <Columns asideFirst aside={<ReceiptCard tenantId={tenantId} />}>
      <LoadedContent query={query} skeleton={<HistorySkeleton />}>
        {(history) => (
          <>
            {query.error && (
              <IncompleteNotice query={query} title={t('outdated.title')} loading={t('outdated.loading')}>
                {t('outdated.text')}
              </IncompleteNotice>
            )}
            <ConsentGroups history={history} tenantId={tenantId} />
          </>
        )}
      </LoadedContent>
    </Columns>
  )
}

function HistorySkeleton() {
  return (
    <Stack>
      {permissionKinds.map((kind) => (
        <Card key={kind} title={kindTitle(kind)}>
          <Skeleton lines={4} />
        </Card>
      ))}
    </Stack>
  )
}
