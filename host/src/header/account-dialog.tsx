import { useUserProfile } from '@portal/bff-client'
import { tenantChoice } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Dialog } from '@portal/ui'
import type { useOverlay } from '../overlays/use-overlay.ts'
import { hostTexts } from '../texts.de.ts'
import { AccountActions } from './account-actions.tsx'
import { AccountPanel } from './account-panel.tsx'
import { OwnAvatar } from './own-avatar.tsx'

/** What the avatar opens on a phone. */
export default function AccountDialog({ overlay }: { overlay: ReturnType<typeof useOverlay> }) {
  const { t } = useTexts(hostTexts)
  const { data: user } = useUserProfile()
  const isOnlySignOut = !user || tenantChoice(user).length === 0
  const { isOpen, close, closeAndThen } = overlay
  return (
    <Dialog
      open={isOpen}
      title={isOnlySignOut ? t('header.signOutTitle') : t('header.account')}
      onClose={close}
      actions={<AccountActions onClose={close} onLeave={closeAndThen} />}
    >
      <AccountPanel avatar={<OwnAvatar />} onLeave={closeAndThen} />
    </Dialog>
  )
}
