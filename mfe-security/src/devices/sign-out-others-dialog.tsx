import { ConfirmDialog, StepUp, useChange, useDialogClose, useLinkTo, usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { useForgetDevices, useSignOutOthers } from './devices.api.ts'
import { devicesTexts } from './devices.de.ts'
import { SignOutRefusal } from './sign-out-refusal.tsx'

/** Asks before all other devices are signed out, and says what that means there. */
export default function SignOutOthersDialog() {
  const { t } = useTexts(devicesTexts)
  const texts = t('signOutOthers', { returnObjects: true })
  const { notify } = usePortal()
  const close = useDialogClose(useLinkTo()('devices'))
  const mutation = useSignOutOthers()
  const forget = useForgetDevices()
  const change = useChange({
    mutation: { ...mutation, send: () => mutation.mutateAsync() },
    countsDown: true,
    async onSaved({ signedOut }) {
      notify({ type: 'positive', title: signedOut > 0 ? texts.done : texts.none })
      await forget(({ isCurrent }) => !isCurrent)
      close()
    },
  })

  return (
    <StepUp action="sign-out-others" purpose={texts.purpose} error={change.error} onClose={close}>
      <ConfirmDialog
        change={change}
        texts={texts}
        variant="danger"
        refusal={<SignOutRefusal error={change.error} onDismiss={mutation.reset} />}
        onConfirm={change.submit}
        onClose={close}
      >
        <p>{texts.text}</p>
        <p>{t('atOnce')}</p>
      </ConfirmDialog>
    </StepUp>
  )
}
