import { usePortal } from '@portal/portal'
import { InvitationPage } from './linked-account/invitation-page.tsx'
import { LinkedAccountPage } from './linked-account/linked-account-page.tsx'

/** The only public tab: without a session there is an invitation, but no account to show. */
export function IdentityLinkingRoutes() {
  return usePortal().session ? <LinkedAccountPage /> : <InvitationPage />
}
