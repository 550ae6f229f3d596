import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { MailSentIllustration } from '@portal/ui'
import { JourneyPage } from '../journey-page.tsx'
import { useJourney } from '../use-journey.tsx'
import { renewalTexts } from './renewal.de.ts'
import { ResendMail } from './resend-mail.tsx'

/** A mail with a new code is on its way. */
export default function MailSentPage() {
  const { t } = useTexts(renewalTexts)
  const { received } = useJourney().journey
  if (received?.kind !== 'mail') return null
  return (
    <JourneyPage
      screen="mailSent"
      back={<RouteLink to="renewal">{t('otherOption')}</RouteLink>}
      title={t('sent.title')}
      lead={t('sent.to', { email: received.eMailAddress })}
    >
      <MailSentIllustration />
      <p>{t('sent.next')}</p>
      <p>{t('sent.several')}</p>
      <p>{t('sent.missing')}</p>
      <ResendMail sent={received} />
    </JourneyPage>
  )
}
