import { UnsavedInputQuestion } from '@portal/portal/host'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { hostTexts } from '../texts.de.ts'
import { useUnsavedInputRegister } from './use-unsaved-input-register.ts'

interface LeaveQuestionProps {
  isSessionEnded: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks whether the customer leaves a page with unsaved input. */
export default function LeaveQuestion({ isSessionEnded, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTexts(hostTexts)
  const unsavedInput = useUnsavedInputRegister()
  // Saving is no longer possible, but a customer who closes this can still read and copy the input.
  if (isSessionEnded) {
    return (
      <Dialog
        title={t('sessionEnded.title')}
        onClose={onStay}
        actions={<Button onClick={onLeave}>{t('signIn.again')}</Button>}
      >
        <p>{t('sessionEnded.text')}</p>
      </Dialog>
    )
  }
  const leave = () => {
    unsavedInput.discard()
    onLeave()
  }
  return <UnsavedInputQuestion onStay={onStay} onLeave={leave} />
}
