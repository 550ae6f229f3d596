import './devices-texts.ts'
import { StepUp, useDialogClose, useLinkTo, usePortal, useSaveOnce } from '@portal/portal'
import { Button, CountdownButton, Dialog } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { useWaitAfter } from '../wait-after.ts'
import { useForgetDevices, useSignOutOthers } from './devices.api.ts'
import { SignOutRefusal } from './sign-out-refusal.tsx'

/** Asks before all other devices are signed out, and says what that means there. */
export default function SignOutOthersDialog() {
  const { t } = useTranslation()
  const { notify } = usePortal()
  const close = useDialogClose(useLinkTo()(paths.devices))
  const others = useSignOutOthers()
  const forget = useForgetDevices()
  const availableAt = useWaitAfter(others.error)

  const signOut = useSaveOnce(async () => {
    try {
      const { signedOut } = await others.mutateAsync()
      notify({
        type: 'positive',
        title: t(signedOut > 0 ? 'devices.signOutOthers.done' : 'devices.signOutOthers.none'),
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
      errand="sign-out-others"
      purpose={t('devices.signOutOthers.purpose')}
      error={others.error}
      onClose={close}
    >
      <Dialog
        title={t('devices.signOutOthers.title')}
        onClose={close}
        actions={
          <>
            <CountdownButton
              variant="danger"
              availableAt={availableAt}
              busy={others.isPending}
              busyText={t('devices.signOutOthers.busy')}
              onClick={() => signOut(undefined)}
            >
              {t('devices.signOutOthers.confirm')}
            </CountdownButton>
            <Button variant="quiet" onClick={close}>
              {t('devices.signOutOthers.cancel')}
            </Button>
          </>
        }
      >
        <SignOutRefusal error={others.error} onDismiss={others.reset} />
        <p>{t('devices.signOutOthers.text')}</p>
        <p>{t('devices.atOnce')}</p>
      </Dialog>
    </StepUp>
  )
}
