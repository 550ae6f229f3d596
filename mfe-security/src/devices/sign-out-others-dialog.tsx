import { StepUp, useDialogClose, useLinkTo, usePortal, useRetryTime, useSubmitOnce } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, CountdownButton, Dialog } from '@portal/ui'
import { useForgetDevices, useSignOutOthers } from './devices.api.ts'
import { devicesTexts } from './devices.de.ts'
import { SignOutRefusal } from './sign-out-refusal.tsx'

/** Asks before all other devices are signed out, and says what that means there. */
export default function SignOutOthersDialog() {
  const { t } = useTexts(devicesTexts)
  const { notify } = usePortal()
  const close = useDialogClose(useLinkTo()('devices'))
  const others = useSignOutOthers()
  const forget = useForgetDevices()
  const availableAt = useRetryTime(others.error)

  const signOut = useSubmitOnce(async () => {
    try {
      const { signedOut } = await others.mutateAsync()
      notify({
        type: 'positive',
        title: t(signedOut > 0 ? 'signOutOthers.done' : 'signOutOthers.none'),
      })
    } catch {
      return false
    }
    await forget(({ isCurrent }) => !isCurrent)
    close()
    return true
  })

  return (
    <StepUp
      action="sign-out-others"
      purpose={t('signOutOthers.purpose')}
      error={others.error}
      onClose={close}
    >
      <Dialog
        title={t('signOutOthers.title')}
        onClose={close}
        actions={
          <>
            <CountdownButton
              variant="danger"
              availableAt={availableAt}
              busy={others.isPending}
              busyText={t('signOutOthers.busy')}
              onClick={() => signOut(undefined)}
            >
              {t('signOutOthers.confirm')}
            </CountdownButton>
            <Button variant="quiet" onClick={close}>
              {t('signOutOthers.cancel')}
            </Button>
          </>
        }
      >
        <SignOutRefusal error={others.error} onDismiss={others.reset} />
        <p>{t('signOutOthers.text')}</p>
        <p>{t('atOnce')}</p>
      </Dialog>
    </StepUp>
  )
}
