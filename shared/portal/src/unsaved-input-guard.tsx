import { Button, Dialog } from '@portal/ui'
import { useBlocker } from 'react-router'
import type { UnsavedInput } from './unsaved-input.ts'

/** Asks for confirmation before a navigation inside of a custom element loses input. */
export function UnsavedInputGuard({ unsavedInput }: { unsavedInput: UnsavedInput }) {
  const blocker = useBlocker(() => unsavedInput.any)
  if (blocker.state !== 'blocked') return null
  const leave = () => {
    unsavedInput.discard()
    blocker.proceed()
  }
  return <UnsavedInputQuestion onStay={blocker.reset} onLeave={leave} />
}

interface UnsavedInputQuestionProps {
  onStay: () => void
  onLeave: () => void
}

/** For the owner of a page with its own router: asks whether the input may be lost. */
export function UnsavedInputQuestion({ onStay, onLeave }: UnsavedInputQuestionProps) {
  return (
    <Dialog
      title="Ihre Eingaben sind noch nicht gespeichert"
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>Weiter bearbeiten</Button>
          <Button variant="secondary" onClick={onLeave}>
            Eingaben verwerfen
          </Button>
        </>
      }
    >
      <p>Wenn Sie diese Seite jetzt verlassen, gehen Ihre Eingaben verloren.</p>
    </Dialog>
  )
}
