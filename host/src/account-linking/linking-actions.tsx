import { useUserProfile } from '@portal/bff-client'
import { portalPaths } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Button, type ButtonVariant, LinkButton } from '@portal/ui'
import { OVERVIEW_PATH } from '../paths.ts'
import { accountLinkingTexts } from './account-linking.de.ts'

// All links load the page anew, because the state of the account has changed.
export function CodeLink({ isProofExpired }: { isProofExpired: boolean }) {
  const { t } = useTexts(accountLinkingTexts)
  return (
    <LinkButton href={portalPaths.code}>{isProofExpired ? t('confirmAgain') : t('enterAgain')}</LinkButton>
  )
}

export function OverviewLink({ variant }: { variant?: ButtonVariant }) {
  const { t } = useTexts(accountLinkingTexts)
  return (
    <LinkButton {...(variant && { variant })} href={OVERVIEW_PATH}>
      {t('overview')}
    </LinkButton>
  )
}

/** Shown only to an account with a customer. Others have no overview. */
export function CustomerOverviewLink() {
  const { data: user } = useUserProfile()
  return user && <OverviewLink variant="secondary" />
}

/** Signs in with another account to link that one. */
export function OtherAccountButton({ onLeave }: { onLeave: (() => void) | undefined }) {
  const { t } = useTexts(accountLinkingTexts)
  if (!onLeave) return null
  return (
    <Button variant="secondary" onClick={onLeave}>
      {t('otherAccount')}
    </Button>
  )
}
