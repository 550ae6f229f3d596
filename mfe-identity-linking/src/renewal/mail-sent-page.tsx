import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { MailSentIllustration } from '@portal/ui'
import { JourneyPage } from '../journey-page.tsx'
import { useJourney } from '../use-journey.tsx'
import { renewalTexts } from './renewal.de.ts'
import { ResendMail } from './resend-mail.tsx'

/** A new invitation is on its way; the mail brings a code of its own. */
export default function MailSentPage() {
  const { t } = useTexts(renewalTexts)
  const { held } = useJourney().journey
  if (held?.kind !== 'mail') return null
  return (
    <JourneyPage
      screen="mailSent"
      back={<RouteLink to="renewal">{t('otherWay')}</RouteLink>}
      title={t('sent.title')}
      lead={t('sent.to', { email: held.eMailAddress })}
    >
      <MailSentIllustration />
      <p>{t('sent.next')}</p>
      <p>{t('sent.several')}</p>
      <p>{t('sent.missing')}</p>
      <ResendMail sent={held} />
    </JourneyPage>
  )
}
