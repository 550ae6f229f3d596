import { NotFoundIllustration } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { CodeForm } from '../code-entry/code-form.tsx'
import { JourneyPage } from '../journey/journey-page.tsx'

/** No invitation has this code; a letter is easily misread. */
export function UnknownPage() {
  const { t } = useTranslation()
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
