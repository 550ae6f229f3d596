import { TabNotFound } from '@portal/portal'
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router'
import { SecurityPage } from './overview/security-page.tsx'
import { PhonePinCard } from './phone-pin/phone-pin-card.tsx'
import { phonePinRoutes } from './phone-pin/phone-pin-routes.tsx'

export function SecurityRoutes() {
  const { t } = useTranslation()
  return (
    <Routes>
      <Route path="/" element={<SecurityPage pinCard={<PhonePinCard />} />}>
        {phonePinRoutes}
      </Route>
      <Route path="*" element={<TabNotFound text={t('notFound.text')} back={t('notFound.back')} />} />
    </Routes>
  )
}
