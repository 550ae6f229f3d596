import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { JourneyPage } from '../journey-page.tsx'
import { useJourney } from '../use-journey.tsx'
import { renewalTexts } from './renewal.de.ts'
import { RenewalEmailForm } from './renewal-email-form.tsx'

export default function RenewalEmailPage() {
  const { t } = useTexts(renewalTexts)
  const { registrationCode } = useJourney().journey
  return (
    <JourneyPage
      screen="renewalEmail"
      back={<RouteLink to="renewal">{t('title')}</RouteLink>}
      title={t('form.title')}
      lead={t('form.lead')}
    >
      {registrationCode && <RenewalEmailForm registrationCode={registrationCode} />}
    </JourneyPage>
  )
}
