import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, LetterIllustration } from '@portal/ui'
import { JourneyPage } from '../journey-page.tsx'
import { useJourney } from '../use-journey.tsx'
import { renewalTexts } from './renewal.de.ts'

/** A letter with a code of its own is on its way. */
export default function LetterSentPage() {
  const { t } = useTexts(renewalTexts)
  const { held } = useJourney().journey
  if (held?.kind !== 'letter') return null
  const [from, to] = held.workingDays
  return (
    <JourneyPage
      screen="letterSent"
      back={<RouteLink to="renewal">{t('otherWay')}</RouteLink>}
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
