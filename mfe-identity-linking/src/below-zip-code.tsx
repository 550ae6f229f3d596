import { InvitationPage } from './invitation/invitation-page.tsx'
import LockedPage from './outcome/locked-page.tsx'
import { useJourney } from './use-journey.ts'

/** Once the dialog has said that it was the last attempt, nothing invites to another one behind it. */
export default function BelowZipCode() {
  return useJourney().journey.stage === 'locked' ? <LockedPage /> : <InvitationPage />
}
