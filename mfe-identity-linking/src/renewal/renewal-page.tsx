import './renewal-texts.ts'
import { useLinkTo } from '@portal/portal'
import { CardGrid } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { JourneyPage } from '../journey-page.tsx'
import { paths } from '../paths.ts'
import { useJourney } from '../use-journey.ts'
import { EmailCard } from './email-card.tsx'
import { LetterCard } from './letter-card.tsx'

/** The ways to a new invitation: by mail at once, or by letter in a few days. */
export default function RenewalPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { renewals = ['email', 'letter'] } = useJourney().journey
  return (
    <JourneyPage
      screen="renewal"
      back={<Link to={linkTo(paths.expired)}>{t('renewal.back')}</Link>}
      title={t('renewal.title')}
      lead={t('renewal.lead')}
    >
      <CardGrid>
        {renewals.includes('email') && <EmailCard />}
        {renewals.includes('letter') && <LetterCard />}
      </CardGrid>
    </JourneyPage>
  )
}
