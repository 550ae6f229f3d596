import { SecurityPage } from './overview/security-page.tsx'
import { PhonePinCard } from './phone-pin/phone-pin-card.tsx'

export default function OverviewPage() {
  return <SecurityPage pinCard={<PhonePinCard />} />
}
