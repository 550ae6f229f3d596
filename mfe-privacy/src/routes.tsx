import { TabNotFound } from '@portal/portal'
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router'
import { PrivacyPage } from './overview/privacy-page.tsx'
import { paths } from './paths.ts'

export function PrivacyRoutes() {
  const { t } = useTranslation()
  return (
    <Routes>
      <Route path={paths.overview} element={<PrivacyPage />} />
      <Route path="*" element={<TabNotFound text={t('notFound.text')} back={t('notFound.back')} />} />
    </Routes>
  )
}
