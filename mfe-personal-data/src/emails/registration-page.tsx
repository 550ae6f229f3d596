import { ProfileContent, UserProfileContent, useLinkTo } from '@portal/portal'
import { CardGrid, PageHeader } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { NotFound } from '../not-found.tsx'
import { paths } from '../paths.ts'
import { emailTypes, findEmail, findRegistration } from './email-addresses.ts'
import { RegistrationCard } from './registration-card.tsx'
import { RegistrationUses } from './registration-uses.tsx'

/** The address for signing in; by its id, also what else it is used for. */
export function RegistrationPage() {
  const { emailId } = useParams()
  return emailId === undefined ? <Registration /> : <KnownRegistration key={emailId} emailId={emailId} />
}

function Registration() {
  return (
    <>
      <Header />
      <OwnCard />
    </>
  )
}

/** The id is one of the brand's; its address may be the one for signing in no more. */
function KnownRegistration({ emailId }: { emailId: string }) {
  const whileLoading = { header: <Header />, skeleton: <OwnCard /> }
  return (
    <UserProfileContent {...whileLoading}>
      {({ eMailAddress }) => (
        <ProfileContent {...whileLoading}>
          {(profile) => {
            if (!emailTypes.some((type) => findEmail(profile, type, emailId))) return <NotFound />
            const email = findRegistration(profile, eMailAddress)
            if (!email) return <Registration />
            return (
              <>
                <Header />
                <CardGrid>
                  <OwnCard />
                  <RegistrationUses profile={profile} email={email} />
                </CardGrid>
              </>
            )
          }}
        </ProfileContent>
      )}
    </UserProfileContent>
  )
}

function OwnCard() {
  const { t } = useTranslation()
  return <RegistrationCard title={t('emails.registration.cardTitle')} />
}

function Header() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <PageHeader
      title={t('emails.registration.title')}
      back={<Link to={linkTo(paths.emails)}>{t('emails.title')}</Link>}
    />
  )
}
