import { RouteLink, UserProfileContent } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, CardGrid, PageHeader, Skeleton } from '@portal/ui'
import type { ReactNode } from 'react'
import { securityTexts } from '../texts.de.ts'
import { ChangeTypeRows } from './change-type-rows.tsx'
import { changeTypesTexts } from './change-types.de.ts'

/** All that can be changed in this tab, at a glance. */
export default function ChangeTypesPage() {
  const { t } = useTexts(changeTypesTexts)
  const tab = useTexts(securityTexts)
  return (
    <>
      <PageHeader title={tab.t('types')} back={<RouteLink to="overview">{tab.t('title')}</RouteLink>}>
        {t('lead')}
      </PageHeader>
      <UserProfileContent
        skeleton={
          <TypesCard>
            <Skeleton lines={4} />
          </TypesCard>
        }
      >
        {(user) => (
          <TypesCard>
            <ChangeTypeRows user={user} />
          </TypesCard>
        )}
      </UserProfileContent>
    </>
  )
}

function TypesCard({ children }: { children: ReactNode }) {
  const { t } = useTexts(changeTypesTexts)
  return (
    <CardGrid>
      <Card title={t('title')}>{children}</Card>
    </CardGrid>
  )
}
