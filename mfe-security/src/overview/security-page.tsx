import { UserProfileContent } from '@portal/portal'
import { Card, CardGrid, PageHeader, Skeleton } from '@portal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { SecurityCards } from './security-cards.tsx'

/** How the customer signs in. All of it stands in the user profile, which belongs to no brand. */
export function SecurityPage({ pinCard }: { pinCard: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <UserProfileContent skeleton={<SecuritySkeleton />}>
        {(user) => <SecurityCards user={user} pinCard={pinCard} />}
      </UserProfileContent>
      <Outlet />
    </>
  )
}

function SecuritySkeleton() {
  const { t } = useTranslation()
  return (
    <CardGrid>
      {[t('email.title'), t('password.title'), t('pin.title')].map((title) => (
        <Card key={title} title={title}>
          <Skeleton lines={2} />
        </Card>
      ))}
    </CardGrid>
  )
}
