import './renewal-texts.ts'
import { useLinkTo } from '@portal/portal'
import { MailSentIllustration } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { JourneyPage } from '../journey-page.tsx'
import { paths } from '../paths.ts'
import { useJourney } from '../use-journey.ts'
import { ResendMail } from './resend-mail.tsx'

/** A new invitation is on its way; the mail brings a code of its own. */
export default function MailSentPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { held } = useJourney().journey
  if (held?.kind !== 'mail') return null
  return (
    <JourneyPage
      screen="mailSent"
      back={<Link to={linkTo(paths.renewal)}>{t('renewal.otherWay')}</Link>}
      title={t('renewal.sent.title')}
      lead={t('renewal.sent.to', { email: held.eMailAddress })}
    >
      <MailSentIllustration />
      <p>{t('renewal.sent.next')}</p>
      <p>{t('renewal.sent.several')}</p>
      <p>{t('renewal.sent.missing')}</p>
      <ResendMail sent={held} />
    </JourneyPage>
  )
}
