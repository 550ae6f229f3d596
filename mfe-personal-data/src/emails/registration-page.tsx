import { ProfileContent, RouteLink, UserProfileContent } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, Columns, LinkRow, LinkRows, PageHeader } from '@portal/ui'
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
      <WithLists />
    </>
  )
}

/** The id is one of the brand's. Its address may no longer be the sign-in address. */
function KnownRegistration({ emailId }: { emailId: string }) {
  const whileLoading = { header: <Header />, skeleton: <WithLists /> }
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
                <Columns aside={<RegistrationUses profile={profile} email={email} />}>
                  <OwnCard />
                </Columns>
              </>
            )
          }}
        </ProfileContent>
      )}
    </UserProfileContent>
  )
}

/** The address beside links to the lists of the others. */
function WithLists() {
  const { t } = useTexts(emailsTexts)
  const lists = (
    <Card title={t('registration.seeAlso')}>
      <LinkRows>
        {emailTypes.map((emailType) => (
          <LinkRow
            key={emailType}
            label={t(`${emailType}.title`)}
            link={(row) => <RouteLink {...row} to="emailType" params={{ emailType }} />}
          />
        ))}
      </LinkRows>
    </Card>
  )
  return (
    <Columns aside={lists}>
      <OwnCard />
    </Columns>
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
