import { UnsavedInputQuestion } from '@portal/portal/host'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { useBlocker } from 'react-router'
import { isOverlayStep } from '../overlays/overlay-entry.ts'
import { isAfterSessionEnd } from '../session/sign-in-redirect.ts'
import { hostTexts } from '../texts.de.ts'
import { useUnsavedInputRegister } from './use-unsaved-input-register.ts'

/** Asks before a navigation inside the portal loses unsaved input. */
export function UnsavedInputGuard() {
  const { t } = useTexts(hostTexts)
  const unsavedInput = useUnsavedInputRegister()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsavedInput.any && !isOverlayStep(currentLocation, nextLocation),
  )
  if (blocker.state !== 'blocked') return null
  // Saving is no longer possible, but a customer who closes this can still read and copy the input.
  if (isAfterSessionEnd(blocker.location)) {
    return (
      <Dialog
        title={t('sessionEnded.title')}
        shape="snug"
        onClose={blocker.reset}
        actions={<Button onClick={blocker.proceed}>{t('signIn.again')}</Button>}
      >
        <p>{t('sessionEnded.text')}</p>
      </Dialog>
    )
  }
  const leave = () => {
    unsavedInput.discard()
    blocker.proceed()
  }
  return <UnsavedInputQuestion onStay={blocker.reset} onLeave={leave} />
}
