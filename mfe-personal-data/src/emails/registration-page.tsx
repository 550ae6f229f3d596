import { ProfileContent, RouteLink, UserProfileContent } from '@portal/portal'
import { useTexts } from '@portal/text'
import { CardGrid, PageHeader } from '@portal/ui'
import { useParams } from 'react-router'
import NotFound from '../not-found.tsx'
import { emailTypes, findEmail, findRegistration } from './email-addresses.ts'
import { emailsTexts } from './emails.de.ts'
import { RegistrationCard } from './registration-card.tsx'
import { RegistrationUses } from './registration-uses.tsx'

/** Shows the sign-in address. With an id it also shows its other uses. */
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

/** The id is one of the brand's. Its address may no longer be the sign-in address. */
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
  const { t } = useTexts(emailsTexts)
  return <RegistrationCard title={t('registration.cardTitle')} />
}

function Header() {
  const { t } = useTexts(emailsTexts)
  return <PageHeader title={t('registration.title')} back={<RouteLink to="emails">{t('title')}</RouteLink>} />
}
