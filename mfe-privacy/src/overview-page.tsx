import { useTexts } from '@portal/text'
import { Group, PageHeader, Stack } from '@portal/ui'
import { Outlet } from 'react-router'
import { AccountGroups } from './account-groups.tsx'
import { ConsentCards } from './consent-cards.tsx'
import { usePermissions } from './permissions.api.ts'
import { privacyTexts } from './texts.de.ts'

/** The groups of cards, and the open dialog above them. */
export default function OverviewPage() {
  const { t } = useTexts(privacyTexts)
  // Also after a failed read. Not before, because the consents would push the other groups down.
  const { isFetched } = usePermissions()
  return (
    <>
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <Stack>
        <Group title={t('groups.allowed')}>
          <ConsentCards />
        </Group>
        {isFetched && <AccountGroups />}
      </Stack>
      <Outlet />
    </>
  )
}
