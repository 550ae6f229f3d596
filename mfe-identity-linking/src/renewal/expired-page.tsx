import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, LetterIllustration } from '@portal/ui'
import { JourneyPage } from '../journey-page.tsx'
import { identityLinkingTexts } from '../texts.de.ts'

export default function ExpiredPage() {
  const { t } = useTexts(identityLinkingTexts)
  return (
    <JourneyPage
      screen="expired"
      illustration={<LetterIllustration />}
      title={t('expired.title')}
      lead={t('expired.lead')}
      actions={
        <RouteLink className={buttonClass()} to="renewal">
          {t('expired.renew')}
        </RouteLink>
      }
    />
  )
}
