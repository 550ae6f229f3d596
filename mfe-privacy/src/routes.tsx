import { lazyDialog, lazyPage, TabNotFound } from '@portal/portal'
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router'
import { AccountCards } from './account-cards.tsx'
import { ConsentCards } from './consent-cards.tsx'
import { PrivacyPage } from './overview/privacy-page.tsx'
import { loadEcoDialog, loadHistoryPage, loadTrackingDialog } from './pages.ts'
import { paths } from './paths.ts'

const EcoDialog = lazyDialog(loadEcoDialog)
const HistoryPage = lazyPage(loadHistoryPage)
const TrackingDialog = lazyDialog(loadTrackingDialog)

export function PrivacyRoutes() {
  const { t } = useTranslation()
  return (
    <Routes>
      <Route path={paths.overview} element={<Overview />}>
        <Route path={paths.eco} element={<EcoDialog />} />
        <Route path={paths.tracking} element={<TrackingDialog />} />
      </Route>
      <Route path={paths.history} element={<HistoryPage />} />
      <Route path="*" element={<TabNotFound text={t('notFound.text')} back={t('notFound.back')} />} />
    </Routes>
  )
}

function Overview() {
  return (
    <PrivacyPage>
      <ConsentCards />
      <AccountCards />
    </PrivacyPage>
  )
}
