import './renewal-texts.ts'
import { useLinkTo } from '@portal/portal'
import { buttonClass, LetterIllustration } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { JourneyPage } from '../journey-page.tsx'
import { paths } from '../paths.ts'
import { useJourney } from '../use-journey.ts'

/** A letter with a code of its own is on its way. */
export default function LetterSentPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { held } = useJourney().journey
  if (held?.kind !== 'letter') return null
  const [from, to] = held.workingDays
  return (
    <JourneyPage
      screen="letterSent"
      back={<Link to={linkTo(paths.renewal)}>{t('renewal.otherWay')}</Link>}
      title={t('renewal.ordered.title')}
      lead={t('renewal.ordered.lead', { from, to })}
      actions={
        <Link className={buttonClass('secondary')} to={linkTo(paths.renewalEmail)}>
          {t('renewal.ordered.sooner')}
        </Link>
      }
    >
      <LetterIllustration />
      <p>{t('renewal.ordered.next')}</p>
      <p>{t('renewal.ordered.several')}</p>
    </JourneyPage>
  )
}
