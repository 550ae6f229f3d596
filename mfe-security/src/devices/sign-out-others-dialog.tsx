import { ConfirmDialog, StepUp, useChange, useDialogClose, useLinkTo, useResultToast } from '@portal/portal'
import { useTexts } from '@portal/text'
import { useDevices, useListRemoval, useSignOutOthers } from './devices.api.ts'
import { devicesTexts } from './devices.de.ts'
import { SignOutRefusal } from './sign-out-refusal.tsx'

/** Asks for confirmation before all other devices are signed out. A call that is made again must not overtake the list that it changes. */
export default function SignOutOthersDialog() {
  return useDevices({ refetchOnMount: false }).isPending ? null : <SignOutOthers />
}

function SignOutOthers() {
  const { t } = useTexts(devicesTexts)
  const texts = t('signOutOthers', { returnObjects: true })
  const notify = useResultToast()
  const close = useDialogClose(useLinkTo()('devices'))
  const mutation = useSignOutOthers()
  const removeFromList = useListRemoval()
  const change = useChange({
    mutation: { ...mutation, send: () => mutation.mutateAsync() },
    countsDown: true,
    async onSaved({ signedOut }) {
      notify({ type: 'positive', title: signedOut > 0 ? texts.done : texts.none })
      await removeFromList(({ isCurrent }) => !isCurrent)
      close()
    },
  })

  return (
    <StepUp action="sign-out-others" purpose={texts.purpose} change={change}>
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
