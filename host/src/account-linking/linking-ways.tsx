import { useUserProfile } from '@portal/bff-client'
import { portalPaths } from '@portal/contracts'
import { Button, type ButtonVariant, LinkButton } from '@portal/ui'
import { OVERVIEW_PATH } from '../tabs/overview-path.ts'
import { texts } from './account-linking.de.ts'

/** Full loads: the rest of the portal begins with what the account is by now. */
export function CodeWay({ isProofOver }: { isProofOver: boolean }) {
  return (
    <LinkButton href={portalPaths.code}>{isProofOver ? texts.confirmAgain : texts.enterAgain}</LinkButton>
  )
}

export function OverviewWay({ variant }: { variant?: ButtonVariant }) {
  return (
    <LinkButton {...(variant && { variant })} href={OVERVIEW_PATH}>
      {texts.overview}
    </LinkButton>
  )
}

/** Only for who has something there. An account without a customer is asked about in vain, and stays without this way. */
export function OverviewWayOfCustomers() {
  const { data: user } = useUserProfile()
  return user && <OverviewWay variant="secondary" />
}

/** Signs in anew, where another account could be linked. */
export function OtherAccountWay({ onLeave }: { onLeave: (() => void) | undefined }) {
  if (!onLeave) return null
  return (
    <Button variant="secondary" onClick={onLeave}>
      {texts.otherAccount}
    </Button>
  )
}
