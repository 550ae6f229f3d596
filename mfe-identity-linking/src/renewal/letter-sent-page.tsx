import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, LetterIllustration } from '@portal/ui'
import { JourneyPage } from '../journey-page.tsx'
import { useJourney } from '../use-journey.tsx'
import { renewalTexts } from './renewal.de.ts'

/** A letter with a new code is on its way. */
export default function LetterSentPage() {
  const { t } = useTexts(renewalTexts)
  const { received } = useJourney().journey
  if (received?.kind !== 'letter') return null
  const [from, to] = received.workingDays
  return (
    <JourneyPage
      screen="letterSent"
      back={<RouteLink to="renewal">{t('otherOption')}</RouteLink>}
      title={t('ordered.title')}
      lead={t('ordered.lead', { from, to })}
      actions={
        <RouteLink className={buttonClass('secondary')} to="renewalEmail">
          {t('ordered.sooner')}
        </RouteLink>
      }
    >
      <LetterIllustration />
      <p>{t('ordered.next')}</p>
      <p>{t('ordered.several')}</p>
    </JourneyPage>
  )
}
