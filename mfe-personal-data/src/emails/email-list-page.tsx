import './emails-texts.ts'
import { ProfileContent, useLinkTo } from '@portal/portal'
import { CardGrid, PageHeader } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router'
import { paths } from '../paths.ts'
import { emailTypes } from './email-addresses.ts'
import { EmailCard, EmailCardSkeleton } from './email-card.tsx'
import css from './email-list-page.module.css'
import { RegistrationCard } from './registration-card.tsx'
import { RegistrationUsesLink } from './registration-uses.tsx'

/** The address for signing in, and the first few of each other kind. */
export default function EmailListPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <>
      <PageHeader
        title={t('emails.title')}
        back={<Link to={linkTo(paths.overview)}>{t('emails.back')}</Link>}
      >
        {t('emails.lead')}
      </PageHeader>
      <div className={css.groups}>
        <RegistrationCard>
          <RegistrationUsesLink />
        </RegistrationCard>
        <ProfileContent skeleton={<EmailSkeletons />}>
          {(profile) => (
            <CardGrid>
              {emailTypes.map((type) => (
                <EmailCard
                  key={type}
                  profile={profile}
                  type={type}
                  title={t(`emails.${type}.title`)}
                  atMost={5}
                />
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
  const { t } = useTranslation()
  return (
    <CardGrid>
      {emailTypes.map((type) => (
        <EmailCardSkeleton key={type} title={t(`emails.${type}.title`)} />
      ))}
    </CardGrid>
  )
}
