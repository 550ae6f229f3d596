import './password-reset-texts.ts'
import { useLinkTo, useSentMail } from '@portal/portal'
import { CardGrid, PageHeader } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { paths } from '../paths.ts'
import { MailMissing } from './mail-missing.tsx'
import { PasswordMailSent } from './password-mail-sent.tsx'

/** The mail is on its way. Without one, as after a reload, it is asked for first. */
export default function PasswordResetSentPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { sent, remember } = useSentMail('passwordReset')
  if (!sent) return <Navigate to={linkTo(paths.passwordReset)} replace />
  return (
    <>
      <PageHeader
        title={t('passwordReset.sent.title')}
        back={<Link to={linkTo(paths.overview)}>{t('title')}</Link>}
      />
      <CardGrid>
        <PasswordMailSent sent={sent} onResent={remember} />
        <MailMissing />
      </CardGrid>
    </>
  )
}
