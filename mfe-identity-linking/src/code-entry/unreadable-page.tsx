import { useTexts } from '@portal/text'
import { NotFoundIllustration } from '@portal/ui'
import { JourneyPage } from '../journey-page.tsx'
import { identityLinkingTexts } from '../texts.de.ts'
import CodeForm from './code-form.tsx'

/** What stands in the link cannot be a code: something is missing, or too much. */
export default function UnreadablePage() {
  const { t } = useTexts(identityLinkingTexts)
  return (
    <JourneyPage
      screen="unreadable"
      illustration={<NotFoundIllustration />}
      title={t('unreadable.title')}
      lead={t('unreadable.lead')}
    >
      <CodeForm />
    </JourneyPage>
  )
}
