import { Button, Dialog } from '@portal/ui'

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
