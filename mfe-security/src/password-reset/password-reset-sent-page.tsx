import { RouteLink, useLinkTo, useSentMail } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Columns, PageHeader } from '@portal/ui'
import { Navigate } from 'react-router'
import { securityTexts } from '../texts.de.ts'
import { MailMissing } from './mail-missing.tsx'
import { PasswordMailSent } from './password-mail-sent.tsx'
import { passwordResetTexts } from './password-reset.de.ts'

/** The page after the mail. Redirects to the first page if none was sent, as after a reload. */
export default function PasswordResetSentPage() {
  const { t } = useTexts(passwordResetTexts)
  const tab = useTexts(securityTexts)
  const linkTo = useLinkTo()
  const { sent, remember } = useSentMail('passwordReset')
  if (!sent) return <Navigate to={linkTo('passwordReset')} replace />
  return (
    <>
      <PageHeader title={t('sent.title')} back={<RouteLink to="overview">{tab.t('title')}</RouteLink>} />
      <Columns aside={<MailMissing />}>
        <PasswordMailSent sent={sent} onResent={remember} />
      </Columns>
    </>
  )
}
