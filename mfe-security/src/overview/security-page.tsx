import { PreloadLink, UserProfileContent, useLinkTo } from '@portal/portal'
import { buttonClass, Card, CardGrid, PageHeader, Skeleton } from '@portal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { loadChangeTypesPage } from '../pages.ts'
import { paths } from '../paths.ts'
import { SecurityCards } from './security-cards.tsx'
import css from './security-page.module.css'

/** How the customer signs in. All of it stands in the user profile, which belongs to no brand. */
export function SecurityPage({ pinCard }: { pinCard: ReactNode }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <>
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <UserProfileContent skeleton={<SecuritySkeleton />}>
        {(user) => (
          <>
            <SecurityCards user={user} pinCard={pinCard} />
            <p className={css.more}>
              <PreloadLink
                className={buttonClass('quiet')}
                to={linkTo(paths.types)}
                preload={loadChangeTypesPage}
              >
                {t('types')}
              </PreloadLink>
            </p>
          </>
        )}
      </UserProfileContent>
      <Outlet />
    </>
  )
}

function SecuritySkeleton() {
  const { t } = useTranslation()
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
