import { useTexts } from '@portal/text'
import { PageHeader } from '@portal/ui'
import { Outlet } from 'react-router'
import { AccountCards } from './account-cards.tsx'
import { ConsentCards } from './consent-cards.tsx'
import { usePermissions } from './permissions.api.ts'
import { privacyTexts } from './texts.de.ts'

/** The cards, and the open dialog above them. */
export default function OverviewPage() {
  const { t } = useTexts(privacyTexts)
  // Also after a failed read. Not before, because the consents would push the cards down.
  const { isFetched } = usePermissions()
  return (
    <>
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <ConsentCards />
      {isFetched && <AccountCards />}
      <Outlet />
    </>
  )
}
