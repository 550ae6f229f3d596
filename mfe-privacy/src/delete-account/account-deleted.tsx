import { german } from '@portal/text'
import { Card, CardGrid, DataRow, DefinitionList, PageHeader, StatusBadge } from '@portal/ui'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslation } from 'react-i18next'
import { AutomaticSignOut } from './automatic-sign-out.tsx'
import type { Deletion } from './delete-account.api.ts'

/** The account is gone from the moment the deletion was asked for, and so is soon the customer. */
export function AccountDeleted({ deletion }: { deletion: Deletion }) {
  const { t } = useTranslation()
  const { requestedAt, deletedAt, status } = deletion
  const isPending = status === 'pending'
  const at = (instant: string) =>
    t('deleteAccount.done.at', { day: german.formatDay(instant), time: german.formatTime(instant) })
  return (
    <>
      <PageHeader title={t('deleteAccount.done.title')}>{t('deleteAccount.done.lead')}</PageHeader>
      <CardGrid>
        <AutomaticSignOut />
        <Card
          title={t('deleteAccount.done.state')}
          icon={<CircleCheck />}
          badge={
            <StatusBadge kind={isPending ? 'neutral' : 'success'}>
              {t(isPending ? 'deleteAccount.done.pending' : 'deleteAccount.done.deleted')}
            </StatusBadge>
          }
        >
          {isPending && <p>{t('deleteAccount.done.pendingText')}</p>}
          <DefinitionList>
            {requestedAt && <DataRow label={t('deleteAccount.done.account')}>{at(requestedAt)}</DataRow>}
            <DataRow label={t('deleteAccount.done.data')}>
              {deletedAt ? at(deletedAt) : t('deleteAccount.done.notYet')}
            </DataRow>
          </DefinitionList>
          <p>{t('deleteAccount.done.contracts')}</p>
        </Card>
      </CardGrid>
    </>
  )
}
