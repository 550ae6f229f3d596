import { useTexts } from '@portal/text'
import { JourneyPage } from '../journey-page.tsx'
import { identityLinkingTexts } from '../texts.de.ts'

export default function LockedPage() {
  const { t } = useTexts(identityLinkingTexts)
  return <JourneyPage screen="locked" title={t('locked.title')} lead={t('locked.lead')} />
}
