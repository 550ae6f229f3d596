import { NotFoundIllustration } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { JourneyPage } from '../journey-page.tsx'
import CodeForm from './code-form.tsx'

/** No invitation has this code; a letter is easily misread. */
export default function UnknownPage() {
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
