import { resendAtOf } from '@portal/portal'
import { CountdownButton, NoAnswerIllustration } from '@portal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { JourneyPage } from '../journey-page.tsx'
import { ContactDialog } from '../lazy-contact-dialog.ts'
import { withoutContact } from '../paths.ts'
import { RefusedCode } from '../refused-code.tsx'
import { useJourney } from '../use-journey.ts'

/** The code could not be checked: nothing is known of it, and nothing is lost. */
export function CheckFailure() {
  const { t } = useTranslation()
  const { journey, tell } = useJourney()
  const { pathname } = useLocation()
  const [availableAt] = useState(() => resendAtOf(journey.error))
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
