import { type TenantId, tenants } from '@portal/contracts'
import { LoadedContent, RouteLink, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Card, Loading, Notice, PageHeader, Skeleton } from '@portal/ui'
import { privacyTexts } from '../texts.de.ts'
import { ConsentGroups } from './consent-groups.tsx'
import { usePermissionsHistory } from './history.api.ts'
import { historyTexts } from './history.de.ts'
import css from './history.module.css'
import { ReceiptCard } from './receipt-card.tsx'

/** What the customer decided about each consent, and the proof of it to take away. */
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
        <Loading>
          <HistorySkeleton />
        </Loading>
      )}
    </>
  )
}

function History({ tenantId }: { tenantId: TenantId }) {
  const query = usePermissionsHistory(tenantId)
  return (
    <div className={css.parts}>
      <LoadedContent query={query} skeleton={<HistorySkeleton />}>
        {(history) => (
          <>
            {query.error && <Outdated query={query} />}
            <ReceiptCard tenantId={tenantId} />
            <ConsentGroups history={history} tenantId={tenantId} />
          </>
        )}
      </LoadedContent>
    </div>
  )
}

function HistorySkeleton() {
  const { t } = useTexts(historyTexts)
  return (
    <div className={css.parts}>
      <Card title={t('groups.tracking')}>
        <Skeleton lines={4} />
      </Card>
      <Card title={t('groups.advertising')}>
        <Skeleton lines={8} />
      </Card>
    </div>
  )
}

/** What is shown was known before. */
function Outdated({ query: { refetch, isFetching } }: { query: ReturnType<typeof usePermissionsHistory> }) {
  const { t } = useTexts(historyTexts)
  return (
    <Notice
      kind="warning"
      title={t('outdated.title')}
      actions={
        <Button
          variant="secondary"
          busy={isFetching}
          busyText={t('outdated.loading')}
          onClick={() => void refetch()}
        >
          {t('outdated.retry')}
        </Button>
      }
    >
      {t('outdated.text')}
    </Notice>
  )
}
