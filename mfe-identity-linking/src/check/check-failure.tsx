import { retryTimeOf } from '@portal/portal'
import { useTexts } from '@portal/text'
import { CountdownButton, NoAnswerIllustration } from '@portal/ui'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { withoutContact } from '../contact-path.ts'
import { JourneyPage } from '../journey-page.tsx'
import { ContactDialog } from '../lazy-contact-dialog.ts'
import { RefusedCode } from '../refused-code.tsx'
import { identityLinkingTexts } from '../texts.de.ts'
import { useJourney } from '../use-journey.ts'

/** The code could not be checked: nothing is known of it, and nothing is lost. */
export function CheckFailure() {
  const { t } = useTexts(identityLinkingTexts)
  const { journey, tell } = useJourney()
  const { pathname } = useLocation()
  const [availableAt] = useState(() => retryTimeOf(journey.error))
  // The address is still that of the screen which waits for the check.
  const isContactOpen = withoutContact(pathname) !== pathname
  return (
    <JourneyPage
      screen="start"
      illustration={<NoAnswerIllustration />}
      title={t('noAnswer.title')}
      lead={t('noAnswer.lead')}
      actions={
        <CountdownButton availableAt={availableAt} onClick={() => tell({ type: 'retried' })}>
          {t('noAnswer.retry')}
        </CountdownButton>
      }
      dialog={isContactOpen && <ContactDialog />}
    >
      <RefusedCode error={journey.error} />
    </JourneyPage>
  )
}
