import { useUserProfile } from '@portal/bff-client'
import { portalPaths } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Button, type ButtonVariant, LinkButton } from '@portal/ui'
import { OVERVIEW_PATH } from '../paths.ts'
import { accountLinkingTexts } from './account-linking.de.ts'

/** Full loads: the rest of the portal begins with what the account is by now. */
export function CodeWay({ isProofOver }: { isProofOver: boolean }) {
  const { t } = useTexts(accountLinkingTexts)
  return <LinkButton href={portalPaths.code}>{isProofOver ? t('confirmAgain') : t('enterAgain')}</LinkButton>
}

export function OverviewWay({ variant }: { variant?: ButtonVariant }) {
  const { t } = useTexts(accountLinkingTexts)
  return (
    <LinkButton {...(variant && { variant })} href={OVERVIEW_PATH}>
      {t('overview')}
    </LinkButton>
  )
}

/** Shown only to an account with a customer: the others have no overview. */
export function OverviewWayOfCustomers() {
  const { data: user } = useUserProfile()
  return user && <OverviewWay variant="secondary" />
}

/** Signs in anew, where another account could be linked. */
export function OtherAccountWay({ onLeave }: { onLeave: (() => void) | undefined }) {
  const { t } = useTexts(accountLinkingTexts)
  if (!onLeave) return null
  return (
    <Button variant="secondary" onClick={onLeave}>
      {t('otherAccount')}
    </Button>
  )
}
