import { lazyDialog, lazyPage, TabNotFound } from '@portal/portal'
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router'
import { AccountCards } from './account-cards.tsx'
import { ConsentCards } from './consent-cards.tsx'
import { PrivacyPage } from './overview/privacy-page.tsx'
import {
  loadAdvertisingDialog,
  loadCustomerMatchDialog,
  loadDataVisualizationPage,
  loadDeleteAccountDialog,
  loadDeleteAccountPage,
  loadEcoDialog,
  loadHistoryPage,
  loadInterestProfileDialog,
  loadLetterDialog,
  loadMyDataPage,
  loadPartnersDialog,
  loadRevocationDialog,
  loadTrackingDialog,
} from './pages.ts'
import { paths } from './paths.ts'
import { Revocations } from './revocations.tsx'

const AdvertisingDialog = lazyDialog(loadAdvertisingDialog)
const CustomerMatchDialog = lazyDialog(loadCustomerMatchDialog)
const DataVisualizationPage = lazyPage(loadDataVisualizationPage)
const DeleteAccountDialog = lazyDialog(loadDeleteAccountDialog)
const DeleteAccountPage = lazyPage(loadDeleteAccountPage)
const EcoDialog = lazyDialog(loadEcoDialog)
const HistoryPage = lazyPage(loadHistoryPage)
const InterestProfileDialog = lazyDialog(loadInterestProfileDialog)
const LetterDialog = lazyDialog(loadLetterDialog)
const MyDataPage = lazyPage(loadMyDataPage)
const PartnersDialog = lazyDialog(loadPartnersDialog)
const RevocationDialog = lazyDialog(loadRevocationDialog)
const TrackingDialog = lazyDialog(loadTrackingDialog)

export function PrivacyRoutes() {
  const { t } = useTranslation()
  return (
    <Revocations>
      <Routes>
        <Route path={paths.overview} element={<Overview />}>
          <Route path={paths.advertising} element={<AdvertisingDialog />} />
          <Route path={paths.customerMatch} element={<CustomerMatchDialog />} />
          <Route path={paths.eco} element={<EcoDialog />} />
          <Route path={paths.interestProfile} element={<InterestProfileDialog />} />
          <Route path={paths.letterAdvertising} element={<LetterDialog />} />
          <Route path={paths.partners} element={<PartnersDialog />} />
          <Route path={paths.revocation} element={<RevocationDialog />} />
          <Route path={paths.tracking} element={<TrackingDialog />} />
        </Route>
        <Route path={paths.dataVisualization} element={<DataVisualizationPage />} />
        <Route path={paths.deleteAccount} element={<DeleteAccountPage />}>
          <Route path={paths.confirmDeletion} element={<DeleteAccountDialog />} />
        </Route>
        <Route path={paths.history} element={<HistoryPage />} />
        <Route path={paths.myData} element={<MyDataPage />} />
        <Route path="*" element={<TabNotFound text={t('notFound.text')} back={t('notFound.back')} />} />
      </Routes>
    </Revocations>
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
