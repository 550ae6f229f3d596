import { ProfileContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { CardGrid, PageHeader } from '@portal/ui'
import { Outlet } from 'react-router'
import { emailTypes } from './email-addresses.ts'
import { EmailCard, EmailCardSkeleton } from './email-card.tsx'
import css from './email-list-page.module.css'
import { emailsTexts } from './emails.de.ts'
import { RegistrationCard } from './registration-card.tsx'
import { RegistrationUsesLink } from './registration-uses.tsx'

/** The address for signing in, and the first few of each other kind. */
export default function EmailListPage() {
  const { t } = useTexts(emailsTexts)
  return (
    <>
      <PageHeader title={t('title')} back={<RouteLink to="overview">{t('back')}</RouteLink>}>
        {t('lead')}
      </PageHeader>
      <div className={css.groups}>
        <RegistrationCard>
          <RegistrationUsesLink />
        </RegistrationCard>
        <ProfileContent skeleton={<EmailSkeletons />}>
          {(profile) => (
            <CardGrid>
              {emailTypes.map((type) => (
                <EmailCard key={type} profile={profile} type={type} title={t(`${type}.title`)} atMost={5} />
              ))}
            </CardGrid>
          )}
        </ProfileContent>
      </div>
      <Outlet />
    </>
  )
}

function EmailSkeletons() {
  const { t } = useTexts(emailsTexts)
  return (
    <CardGrid>
      {emailTypes.map((type) => (
        <EmailCardSkeleton key={type} title={t(`${type}.title`)} />
      ))}
    </CardGrid>
  )
}
