import { ProfileContent } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, CardGrid, Skeleton } from '@portal/ui'
import { CookiesCard } from './cookies/cookies-card.tsx'
import { DeleteAccountCard } from './delete-account/delete-account-card.tsx'
import { HistoryCard } from './history/history-card.tsx'
import { PolicyCard } from './overview/policy-card.tsx'
import { StoredDataCard } from './overview/stored-data-card.tsx'
import { privacyTexts } from './texts.de.ts'

/** The cards that load without the consents. */
export function AccountCards() {
  const { t } = useTexts(privacyTexts)
  return (
    <CardGrid>
      <CookiesCard />
      <ProfileContent
        skeleton={
          <Card title={t('stored.title')}>
            <Skeleton lines={6} />
          </Card>
        }
      >
        {(profile) => <StoredDataCard profile={profile} />}
      </ProfileContent>
      <HistoryCard />
      <PolicyCard />
      <DeleteAccountCard />
    </CardGrid>
  )
}
