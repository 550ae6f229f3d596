import { useUserProfile } from '@portal/bff-client'
import { CardBoundary, RouteLink, UserProfileContent } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, CardList, Columns, PageHeader, Skeleton } from '@portal/ui'
import { Outlet } from 'react-router'
import { EmailCard, PasswordCard } from './overview/security-cards.tsx'
import css from './overview/security-page.module.css'
import { PhonePinCard } from './phone-pin/phone-pin-card.tsx'
import { securityTexts } from './texts.de.ts'
import { WatchCard } from './watch-card.tsx'

/** The cards of the sign-in. */
export default function OverviewPage() {
  const { t } = useTexts(securityTexts)
  const { refetch } = useUserProfile()
  return (
    <>
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <UserProfileContent skeleton={<SecuritySkeleton />}>
        {(user) => (
          <Columns
            aside={
              <>
                <WatchCard />
                <p className={css.more}>
                  <RouteLink className={buttonClass('quiet')} to="types">
                    {t('types')}
                  </RouteLink>
                </p>
              </>
            }
          >
            <CardList>
              <CardBoundary title={t('email.title')} onRetry={refetch}>
                <EmailCard user={user} />
              </CardBoundary>
              <CardBoundary title={t('password.title')} onRetry={refetch}>
                <PasswordCard user={user} />
              </CardBoundary>
              <PhonePinCard />
            </CardList>
          </Columns>
        )}
      </UserProfileContent>
      <Outlet />
    </>
  )
}

function SecuritySkeleton() {
  const { t } = useTexts(securityTexts)
  return (
    <Columns aside={null}>
      <CardList>
        {[t('email.title'), t('password.title'), t('pin.title')].map((title) => (
          <Card key={title} title={title}>
            <Skeleton lines={2} />
          </Card>
        ))}
      </CardList>
    </Columns>
  )
}
