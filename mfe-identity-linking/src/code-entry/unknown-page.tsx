import { useTexts } from '@portal/text'
import { NotFoundIllustration } from '@portal/ui'
import { JourneyPage } from '../journey-page.tsx'
import { identityLinkingTexts } from '../texts.de.ts'
import CodeForm from './code-form.tsx'

/** No invitation has this code; a letter is easily misread. */
export default function UnknownPage() {
  const { t } = useTexts(identityLinkingTexts)
  return (
    <JourneyPage
      screen="unknown"
      illustration={<NotFoundIllustration />}
      title={t('unknown.title')}
      lead={t('unknown.lead')}
    >
      <CodeForm />
    </JourneyPage>
  )
}
