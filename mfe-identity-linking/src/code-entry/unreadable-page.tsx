import { NotFoundIllustration } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { JourneyPage } from '../journey-page.tsx'
import CodeForm from './code-form.tsx'

/** What stands in the link cannot be a code: something is missing, or too much. */
export default function UnreadablePage() {
  const { t } = useTranslation()
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
