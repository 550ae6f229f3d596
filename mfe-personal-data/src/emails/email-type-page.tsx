import type { CustomerProfile } from '@portal/contracts'
import { ProfileContent, RouteLink, useOpenedItem } from '@portal/portal'
import { useTexts } from '@portal/text'
import { PageHeader } from '@portal/ui'
import { Outlet, useParams } from 'react-router'
import NotFound from '../not-found.tsx'
import { type EmailType, findEmail, isEmailType, pendingEmailsOf } from './email-addresses.ts'
import { EmailCard, EmailCardSkeleton } from './email-card.tsx'
import { emailsTexts } from './emails.de.ts'
import type { EmailsContext } from './emails-context.ts'
import { RegistrationPage } from './registration-page.tsx'

/** All addresses of one kind; the dialogs for them open above. */
export default function EmailTypePage() {
  const { emailType } = useParams()
  if (emailType === 'registration') return <RegistrationPage />
  return isEmailType(emailType) ? <EmailsOfType key={emailType} type={emailType} /> : <NotFound />
}

function EmailsOfType({ type }: { type: EmailType }) {
  const { t } = useTexts(emailsTexts)
  return (
    <ProfileContent header={<Header type={type} />} skeleton={<EmailCardSkeleton title={t('listTitle')} />}>
      {(profile) => <KnownEmails profile={profile} type={type} />}
    </ProfileContent>
  )
}

function KnownEmails({ profile, type }: { profile: CustomerProfile; type: EmailType }) {
  const { t } = useTexts(emailsTexts)
  const { emailId } = useParams()
  const email = useOpenedItem(emailId, findEmail(profile, type, emailId))
  const pending = useOpenedItem(
    emailId,
    pendingEmailsOf(profile, type).find(({ id }) => id === emailId),
  )
  if (emailId !== undefined && !email && !pending) return <NotFound />
  return (
    <>
      <Header type={type} />
      <EmailCard profile={profile} type={type} title={t('listTitle')} />
      <Outlet context={{ profile, type, email, pending } satisfies EmailsContext} />
    </>
  )
}

function Header({ type }: { type: EmailType }) {
  const { t } = useTexts(emailsTexts)
  return (
    <PageHeader title={t(`${type}.title`)} back={<RouteLink to="emails">{t('title')}</RouteLink>}>
      {t(`${type}.lead`)}
    </PageHeader>
  )
}
