import './password-reset-texts.ts'
import { UserProfileContent, useLinkTo } from '@portal/portal'
import { Card, CardGrid, PageHeader, Skeleton } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { PasswordResetRequest } from './password-reset-request.tsx'

/** What will happen to the password, before anything does. */
export default function PasswordResetPage() {
  const { t } = useTranslation()
  return (
    <UserProfileContent
      header={<Header />}
      skeleton={
        <CardGrid>
          <Card title={t('passwordReset.steps.title')}>
            <Skeleton lines={6} />
          </Card>
        </CardGrid>
      }
    >
      {({ eMailAddress }) => (
        <>
          <Header />
          <PasswordResetRequest eMailAddress={eMailAddress} />
        </>
      )}
    </UserProfileContent>
  )
}

function Header() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <PageHeader title={t('password.reset')} back={<Link to={linkTo(paths.overview)}>{t('title')}</Link>}>
      {t('passwordReset.lead')}
    </PageHeader>
  )
}
