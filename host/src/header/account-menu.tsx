import { useUserProfile } from '@portal/bff-client'
import { tenantChoice } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Avatar, Button, Dialog, IconButton, media, Popover, useMedia } from '@portal/ui'
import { useOverlay } from '../overlays/use-overlay.ts'
import { useIsAccountDeleted } from '../session/account-state.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { hostTexts } from '../texts.de.ts'
import { AccountActions } from './account-actions.tsx'
import css from './account-panel.module.css'
import { AccountPanel, usePersonalData } from './account-panel.tsx'
import { PlaceholderAvatar } from './placeholder-avatar.tsx'

/** The avatar opens a popup to sign out, on a phone a dialog. A deleted account has only a sign-out button. */
export function AccountMenu() {
  const { t } = useTexts(hostTexts)
  const signOut = useSignOut()
  const isPhone = useMedia(media.logoutDialog)
  if (useIsAccountDeleted()) {
    return (
      <Button variant="secondary" onClick={signOut}>
        {t('header.confirmSignOut')}
      </Button>
    )
  }
  return isPhone ? <AccountDialog /> : <AccountPopup />
}

function OwnAvatar() {
  const personalData = usePersonalData()
  if (!personalData?.name) return <PlaceholderAvatar />
  return <Avatar name={personalData.name} image={personalData.avatarContent} />
}

function AccountPopup() {
  const { t } = useTexts(hostTexts)
  return (
    <Popover label={t('header.account')} trigger={<OwnAvatar />}>
      {(close) => {
        function closeAndThen(next: () => void) {
          close()
          next()
        }
        return (
          <AccountPanel avatar={<OwnAvatar />} onLeave={closeAndThen}>
            <div className={css.actions}>
              <AccountActions onClose={close} onLeave={closeAndThen} />
            </div>
          </AccountPanel>
        )
      }}
    </Popover>
  )
}

function AccountDialog() {
  const { t } = useTexts(hostTexts)
  const { data: user } = useUserProfile()
  const isOnlySignOut = !user || tenantChoice(user).length === 0
  const { isOpen, open, close, closeAndThen } = useOverlay('account')
  return (
    <>
      <IconButton label={t('header.account')} aria-haspopup="dialog" onClick={open}>
        <OwnAvatar />
      </IconButton>
      <Dialog
        open={isOpen}
        title={isOnlySignOut ? t('header.signOutTitle') : t('header.account')}
        onClose={close}
        actions={<AccountActions onClose={close} onLeave={closeAndThen} />}
      >
        <AccountPanel avatar={<OwnAvatar />} onLeave={closeAndThen} />
      </Dialog>
    </>
  )
}
