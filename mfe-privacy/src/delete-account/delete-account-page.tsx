import { LoadedContent } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, Columns, Skeleton } from '@portal/ui'
import { Outlet } from 'react-router'
import { AccountDeleted } from './account-deleted.tsx'
import { useDeletionStatus } from './delete-account.api.ts'
import { deleteAccountTexts } from './delete-account.de.ts'
import { DeletionHeader, DeletionPlan } from './deletion-plan.tsx'

/** The plan of a deletion, or the state of a requested one. */
export default function DeleteAccountPage() {
  const query = useDeletionStatus()
  return (
    <>
      <LoadedContent query={query} header={<DeletionHeader />} skeleton={<PlanSkeleton />}>
        {(deletion) =>
          deletion.status === 'none' ? (
            <DeletionPlan deletion={deletion} />
          ) : (
            <AccountDeleted deletion={deletion} />
          )
        }
      </LoadedContent>
      <Outlet />
    </>
  )
}

function PlanSkeleton() {
  const { t } = useTexts(deleteAccountTexts)
  const titles = [t('lost.title'), t('retained.title')]
  return (
    <Columns aside={null}>
      {titles.map((title) => (
        <Card key={title} title={title}>
          <Skeleton lines={6} />
        </Card>
      ))}
    </Columns>
  )
}
