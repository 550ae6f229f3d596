import { lazyDialog, lazyPage, TabNotFound } from '@portal/portal'
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router'
import { SecurityPage } from './overview/security-page.tsx'
import {
  loadChangeTypesPage,
  loadEmailResetDialog,
  loadPasswordResetPage,
  loadPasswordResetSentPage,
} from './pages.ts'
import { paths } from './paths.ts'
import { PhonePinCard } from './phone-pin/phone-pin-card.tsx'
import { phonePinRoutes } from './phone-pin/phone-pin-routes.tsx'

const ChangeTypesPage = lazyPage(loadChangeTypesPage)
const EmailResetDialog = lazyDialog(loadEmailResetDialog)
const PasswordResetPage = lazyPage(loadPasswordResetPage)
const PasswordResetSentPage = lazyPage(loadPasswordResetSentPage)

export function SecurityRoutes() {
  const { t } = useTranslation()
  return (
    <Routes>
      <Route path={paths.overview} element={<SecurityPage pinCard={<PhonePinCard />} />}>
        <Route path={paths.emailReset} element={<EmailResetDialog />} />
        {phonePinRoutes}
      </Route>
      <Route path={paths.types} element={<ChangeTypesPage />} />
      <Route path={paths.passwordReset} element={<PasswordResetPage />} />
      <Route path={paths.passwordResetSent} element={<PasswordResetSentPage />} />
      <Route path="*" element={<TabNotFound text={t('notFound.text')} back={t('notFound.back')} />} />
    </Routes>
  )
}
