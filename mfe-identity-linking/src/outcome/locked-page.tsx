import { useTranslation } from 'react-i18next'
import { JourneyPage } from '../journey-page.tsx'

export function LockedPage() {
  const { t } = useTranslation()
  return <JourneyPage screen="locked" title={t('locked.title')} lead={t('locked.lead')} />
}
