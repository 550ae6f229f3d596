import { useTexts } from '@portal/text'
import { NotFoundIllustration } from '@portal/ui'
import { JourneyPage } from '../journey-page.tsx'
import { identityLinkingTexts } from '../texts.de.ts'
import { useJourney } from '../use-journey.tsx'
import CodeForm from './code-form.tsx'

/** The code is invalid, or no invitation has it. */
export default function WrongCodePage() {
  const { t } = useTexts(identityLinkingTexts)
  const screen = useJourney().journey.stage === 'unknown' ? 'unknown' : 'unreadable'
  return (
    <JourneyPage
      screen={screen}
      illustration={<NotFoundIllustration />}
      title={t(`${screen}.title`)}
      lead={t(`${screen}.lead`)}
    >
      <CodeForm />
    </JourneyPage>
  )
}
