import { AccountCards } from './account-cards.tsx'
import { ConsentCards } from './consent-cards.tsx'
import { PrivacyPage } from './overview/privacy-page.tsx'

export default function OverviewPage() {
  return (
    <PrivacyPage>
      <ConsentCards />
      <AccountCards />
    </PrivacyPage>
  )
}
