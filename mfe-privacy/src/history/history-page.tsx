import './history-texts.ts'
import { type TenantId, tenants } from '@portal/contracts'
import { LoadedContent, useLinkTo, useTenantId } from '@portal/portal'
import { Button, Card, Loading, Notice, PageHeader, Skeleton } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { ConsentGroups } from './consent-groups.tsx'
import { usePermissionsHistory } from './history.api.ts'
import css from './history.module.css'
import { ReceiptCard } from './receipt-card.tsx'

/** What the customer decided about each consent, and the proof of it to take away. */
export default function HistoryPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const tenantId = useTenantId()
  return (
    <>
      <PageHeader title={t('history.title')} back={<Link to={linkTo(paths.overview)}>{t('title')}</Link>}>
        {tenantId && t('history.lead', { brand: tenants[tenantId].name })}
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
  const { t } = useTranslation()
  return (
    <div className={css.parts}>
      <Card title={t('history.groups.tracking')}>
        <Skeleton lines={4} />
      </Card>
      <Card title={t('history.groups.advertising')}>
        <Skeleton lines={8} />
      </Card>
    </div>
  )
}

/** What is shown was known before. */
function Outdated({ query: { refetch, isFetching } }: { query: ReturnType<typeof usePermissionsHistory> }) {
  const { t } = useTranslation()
  return (
    <Notice
      kind="warning"
      title={t('history.outdated.title')}
      actions={
        <Button
          variant="secondary"
          busy={isFetching}
          busyText={t('history.outdated.loading')}
          onClick={() => void refetch()}
        >
          {t('history.outdated.retry')}
        </Button>
      }
    >
      {t('history.outdated.text')}
    </Notice>
  )
}
