import { RouteLink, UserProfileContent } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, CardGrid, PageHeader, Skeleton } from '@portal/ui'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { securityTexts } from '../texts.de.ts'
import { SecurityCards } from './security-cards.tsx'
import css from './security-page.module.css'

/** How the customer signs in. All of it stands in the user profile, which belongs to no brand. */
export function SecurityPage({ pinCard }: { pinCard: ReactNode }) {
  const { t } = useTexts(securityTexts)
  return (
    <>
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <UserProfileContent skeleton={<SecuritySkeleton />}>
        {(user) => (
          <>
            <SecurityCards user={user} pinCard={pinCard} />
            <p className={css.more}>
              <RouteLink className={buttonClass('quiet')} to="types">
                {t('types')}
              </RouteLink>
            </p>
          </>
        )}
      </UserProfileContent>
      <Outlet />
    </>
  )
}

function SecuritySkeleton() {
  const { t } = useTexts(securityTexts)
  return (
    <CardGrid>
      {[t('email.title'), t('password.title'), t('pin.title'), t('watch.title')].map((title) => (
        <Card key={title} title={title}>
          <Skeleton lines={2} />
        </Card>
      ))}
    </CardGrid>
  )
}
