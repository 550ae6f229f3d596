import { TabNotFound } from '@portal/portal'
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router'
import { PrivacyPage } from './overview/privacy-page.tsx'

export function PrivacyRoutes() {
  const { t } = useTranslation()
  return (
    <Routes>
      <Route path="/" element={<PrivacyPage />} />
      <Route path="*" element={<TabNotFound text={t('notFound.text')} back={t('notFound.back')} />} />
    </Routes>
  )
}
