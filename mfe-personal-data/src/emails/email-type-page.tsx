import './emails-texts.ts'
import type { CustomerProfile } from '@portal/contracts'
import { ProfileContent, useLinkTo, useOpenedItem } from '@portal/portal'
import { PageHeader } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useParams } from 'react-router'
import { NotFound } from '../not-found.tsx'
import { paths } from '../paths.ts'
import { type EmailType, findEmail, isEmailType, pendingEmailsOf } from './email-addresses.ts'
import { EmailCard, EmailCardSkeleton } from './email-card.tsx'
import type { EmailsContext } from './emails-context.ts'
import { RegistrationPage } from './registration-page.tsx'

/** All addresses of one kind; the dialogs for them open above. */
export default function EmailTypePage() {
  const { emailType } = useParams()
  if (emailType === 'registration') return <RegistrationPage />
  return isEmailType(emailType) ? <EmailsOfType key={emailType} type={emailType} /> : <NotFound />
}

function EmailsOfType({ type }: { type: EmailType }) {
  const { t } = useTranslation()
  return (
    <ProfileContent
      header={<Header type={type} />}
      skeleton={<EmailCardSkeleton title={t('emails.listTitle')} />}
    >
      {(profile) => <KnownEmails profile={profile} type={type} />}
    </ProfileContent>
  )
}

function KnownEmails({ profile, type }: { profile: CustomerProfile; type: EmailType }) {
  const { t } = useTranslation()
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
      <EmailCard profile={profile} type={type} title={t('emails.listTitle')} />
      <Outlet context={{ profile, type, email, pending } satisfies EmailsContext} />
    </>
  )
}

function Header({ type }: { type: EmailType }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <PageHeader
      title={t(`emails.${type}.title`)}
      back={<Link to={linkTo(paths.emails)}>{t('emails.title')}</Link>}
    >
      {t(`emails.${type}.lead`)}
    </PageHeader>
  )
}
