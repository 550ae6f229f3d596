import { createLazyPart, LazyPlace } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, ErrorDialog, IconButton, media, Popover, useMedia } from '@portal/ui'
import { Suspense, useState } from 'react'
import { useOverlay } from '../overlays/use-overlay.ts'
import { useIsAccountDeleted } from '../session/account-state.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { hostTexts } from '../texts.de.ts'
import { AccountActions } from './account-actions.tsx'
import css from './account-panel.module.css'
import { AccountPanel } from './account-panel.tsx'
import { OwnAvatar } from './own-avatar.tsx'

const accountDialog = createLazyPart(() => import(/* webpackChunkName: "dialogs" */ './account-dialog.tsx'))

/** The avatar opens a popup to sign out, on a phone a dialog. A deleted account has only a sign-out button. */
export function AccountMenu() {
  const isPhone = useMedia(media.logoutDialog)
  if (useIsAccountDeleted()) return <SignOut />
  return isPhone ? <AccountButton /> : <AccountPopup />
}

function SignOut() {
  const { t } = useTexts(hostTexts)
  return (
    <Button variant="secondary" onClick={useSignOut()}>
      {t('header.confirmSignOut')}
    </Button>
  )
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

function AccountButton() {
  const { t } = useTexts(hostTexts)
  const overlay = useOverlay('account')
  const { isOpen, open, close } = overlay
  // It stays for its exit transition.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <>
      <IconButton label={t('header.account')} aria-haspopup="dialog" onClick={open}>
        <OwnAvatar />
      </IconButton>
      {wasOpen && (
        <Suspense fallback={null}>
          <LazyPlace
            part={accountDialog}
            failure={(onRetry, retrying) =>
              isOpen && (
                <ErrorDialog onRetry={onRetry} retrying={retrying} onClose={close} action={<SignOut />} />
              )
            }
          >
            {(Content) => <Content overlay={overlay} />}
          </LazyPlace>
        </Suspense>
      )}
    </>
  )
}
