import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { CardGrid } from '@portal/ui'
import { JourneyPage } from '../journey-page.tsx'
import { useJourney } from '../use-journey.tsx'
import { EmailCard } from './email-card.tsx'
import { LetterCard } from './letter-card.tsx'
import { renewalTexts } from './renewal.de.ts'

/** Requests a new invitation: by mail immediately, or by letter in a few days. */
export default function RenewalPage() {
  const { t } = useTexts(renewalTexts)
  const { renewals = ['email', 'letter'] } = useJourney().journey
  return (
    <JourneyPage
      screen="renewal"
      back={<RouteLink to="expired">{t('back')}</RouteLink>}
      title={t('title')}
      lead={t('lead')}
    >
      <CardGrid>
        {renewals.includes('email') && <EmailCard />}
        {renewals.includes('letter') && <LetterCard />}
      </CardGrid>
    </JourneyPage>
  )
}
