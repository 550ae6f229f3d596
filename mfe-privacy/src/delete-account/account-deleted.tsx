import { german, useTexts } from '@portal/text'
import { Card, CardGrid, DataRow, DefinitionList, PageHeader, StatusBadge } from '@portal/ui'
import CircleCheck from 'lucide-react/icons/circle-check'
import { AutomaticSignOut } from './automatic-sign-out.tsx'
import type { Deletion } from './delete-account.api.ts'
import { deleteAccountTexts } from './delete-account.de.ts'

/** The state of a requested deletion. The account is blocked from the request on. */
export function AccountDeleted({ deletion }: { deletion: Deletion }) {
  const { t } = useTexts(deleteAccountTexts)
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
