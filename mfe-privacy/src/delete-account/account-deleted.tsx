import { german, useTexts } from '@portal/text'
import { Card, CardGrid, DataRow, DefinitionList, PageHeader, StatusBadge } from '@portal/ui'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { AutomaticSignOut } from './automatic-sign-out.tsx'
import { type Deletion, isWaiting, momentOf } from './delete-account.api.ts'
import { deleteAccountTexts } from './delete-account.de.ts'

/** The state of a requested deletion. The account is blocked from the request on. */
export function AccountDeleted({ deletion }: { deletion: Deletion }) {
  const { t } = useTexts(deleteAccountTexts)
  if (isWaiting(deletion)) return <WaitingDeletion {...deletion} />
  const { requestedAt, deletedAt, status } = deletion
  const isPending = status === 'pending'
  const at = (instant: string) =>
    t('done.at', { day: german.formatDay(instant), time: german.formatTime(instant) })
  return (
    <>
      <PageHeader title={t('done.title')}>{t('done.lead')}</PageHeader>
      <CardGrid>
        <AutomaticSignOut />
        <Card
          title={t('done.state')}
          icon={<CircleCheck />}
          badge={
            <StatusBadge kind={isPending ? 'neutral' : 'success'}>
              {t(isPending ? 'done.pending' : 'done.deleted')}
            </StatusBadge>
          }
        >
          {isPending && <p>{t('done.pendingText')}</p>}
          <DefinitionList>
            {requestedAt && <DataRow label={t('done.account')}>{at(requestedAt)}</DataRow>}
            <DataRow label={t('done.data')}>{deletedAt ? at(deletedAt) : t('done.notYet')}</DataRow>
          </DefinitionList>
          <p>{t('done.contracts')}</p>
        </Card>
      </CardGrid>
    </>
  )
}

/** Until then an earlier sign-in address can take the account back. */
function WaitingDeletion({
  requestedAt,
  waitsUntil,
}: Pick<Deletion, 'requestedAt'> & { waitsUntil: string }) {
  const { t } = useTexts(deleteAccountTexts)
  return (
    <>
      <PageHeader title={t('waits.title')}>{t('waits.lead', momentOf(waitsUntil))}</PageHeader>
      <CardGrid>
        <AutomaticSignOut />
        <Card
          title={t('done.state')}
          icon={<Clock />}
          badge={<StatusBadge kind="neutral">{t('waits.state')}</StatusBadge>}
        >
          <p>{t('waits.text')}</p>
          <DefinitionList>
            {requestedAt && (
              <DataRow label={t('waits.blocked')}>{t('done.at', momentOf(requestedAt))}</DataRow>
            )}
            <DataRow label={t('waits.planned')}>{t('done.at', momentOf(waitsUntil))}</DataRow>
          </DefinitionList>
          <p>{t('done.contracts')}</p>
        </Card>
      </CardGrid>
    </>
  )
}
