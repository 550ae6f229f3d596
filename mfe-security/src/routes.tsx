import { lazyDialog, lazyPage, TabNotFound } from '@portal/portal'
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router'
import { SecurityPage } from './overview/security-page.tsx'
import {
  loadChangeTypesPage,
  loadDevicesPage,
  loadEmailResetDialog,
  loadEventsPage,
  loadPasswordResetPage,
  loadPasswordResetSentPage,
  loadPhonePinDialog,
  loadPinResetDialog,
  loadReportDialog,
  loadSignOutOthersDialog,
} from './pages.ts'
import { paths } from './paths.ts'
import { PhonePinCard } from './phone-pin/phone-pin-card.tsx'

const ChangeTypesPage = lazyPage(loadChangeTypesPage)
const DevicesPage = lazyPage(loadDevicesPage)
const EmailResetDialog = lazyDialog(loadEmailResetDialog)
const EventsPage = lazyPage(loadEventsPage)
const PasswordResetPage = lazyPage(loadPasswordResetPage)
const PasswordResetSentPage = lazyPage(loadPasswordResetSentPage)
const PhonePinDialog = lazyDialog(loadPhonePinDialog)
const PinResetDialog = lazyDialog(loadPinResetDialog)
const ReportDialog = lazyDialog(loadReportDialog)
const SignOutOthersDialog = lazyDialog(loadSignOutOthersDialog)

export function SecurityRoutes() {
  const { t } = useTranslation()
  return (
    <Routes>
      <Route path={paths.overview} element={<SecurityPage pinCard={<PhonePinCard />} />}>
        <Route path={paths.emailReset} element={<EmailResetDialog />} />
        <Route path={paths.phonePin} element={<PhonePinDialog />} />
        <Route path={paths.pinReset} element={<PinResetDialog />} />
      </Route>
      <Route path={paths.types} element={<ChangeTypesPage />} />
      <Route path={paths.events} element={<EventsPage />}>
        <Route path={paths.reportActivity} element={<ReportDialog />} />
      </Route>
      <Route path={paths.devices} element={<DevicesPage />}>
        <Route path={paths.signOutOthers} element={<SignOutOthersDialog />} />
      </Route>
      <Route path={paths.passwordReset} element={<PasswordResetPage />} />
      <Route path={paths.passwordResetSent} element={<PasswordResetSentPage />} />
      <Route path="*" element={<TabNotFound text={t('notFound.text')} back={t('notFound.back')} />} />
    </Routes>
  )
}
