import { lazyDialog, useRetryTime } from '@portal/portal'
import { useTexts } from '@portal/text'
import { CountdownButton, NoAnswerIllustration } from '@portal/ui'
import { useLocation } from 'react-router'
import { withoutContact } from '../contact-path.ts'
import { CheckProgress, JourneyPage } from '../journey-page.tsx'
import { RefusedCode } from '../refused-code.tsx'
import { identityLinkingTexts } from '../texts.de.ts'
import { useJourney } from '../use-journey.tsx'
import { useCodeCheck } from './check.api.ts'

const ContactDialog = lazyDialog(
  () => import(/* webpackChunkName: "contact-dialog" */ '../contact-dialog.tsx'),
)

export function CheckPage() {
  const { journey, dispatch } = useJourney()
  useCodeCheck(journey, dispatch)
  return journey.stage === 'unchecked' ? <CheckFailure /> : <CheckProgress />
}

/** The check failed. The customer can retry it. */
function CheckFailure() {
  const { t } = useTexts(identityLinkingTexts)
  const { journey, dispatch } = useJourney()
  const { pathname } = useLocation()
  const availableAt = useRetryTime(journey.error)
  // The address is that of the requested screen.
  const isContactOpen = withoutContact(pathname) !== pathname
  return (
    <JourneyPage
      screen="start"
      illustration={<NoAnswerIllustration />}
      title={t('noAnswer.title')}
      lead={t('noAnswer.lead')}
      actions={
        <CountdownButton availableAt={availableAt} onClick={() => dispatch({ type: 'retried' })}>
          {t('noAnswer.retry')}
        </CountdownButton>
      }
      dialog={isContactOpen && <ContactDialog />}
    >
      <RefusedCode error={journey.error} />
    </JourneyPage>
  )
}
