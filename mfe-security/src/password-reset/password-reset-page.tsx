import { RouteLink, UserProfileContent } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, Columns, PageHeader, Skeleton } from '@portal/ui'
import { securityTexts } from '../texts.de.ts'
import { WatchCard } from '../watch-card.tsx'
import { passwordResetTexts } from './password-reset.de.ts'
import { PasswordResetRequest } from './password-reset-request.tsx'

/** The first page of a password reset: its steps and the button that sends the mail. */
export default function PasswordResetPage() {
  const { t } = useTexts(passwordResetTexts)
  return (
    <UserProfileContent
      header={<Header />}
      skeleton={
        <Columns aside={<WatchCard />}>
          <Card title={t('steps.title')}>
            <Skeleton lines={6} />
          </Card>
        </Columns>
      }
    >
      {({ eMailAddress }) => (
        <>
          <Header />
          <Columns aside={<WatchCard />}>
            <PasswordResetRequest eMailAddress={eMailAddress} />
          </Columns>
        </>
      )}
    </UserProfileContent>
  )
}

function Header() {
  const { t } = useTexts(passwordResetTexts)
  const tab = useTexts(securityTexts)
  return (
    <PageHeader title={tab.t('password.reset')} back={<RouteLink to="overview">{tab.t('title')}</RouteLink>}>
      {t('lead')}
    </PageHeader>
  )
}
