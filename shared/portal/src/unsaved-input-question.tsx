import { Button, Dialog } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'

interface UnsavedInputQuestionProps {
  onStay: () => void
  onLeave: () => void
}

/** For the owner of a page with its own router: asks whether the input may be lost. What is being saved cannot be discarded. */
export function UnsavedInputQuestion({ onStay, onLeave }: UnsavedInputQuestionProps) {
  const isSaving = useIsSaving()
  const [wasSaving] = useState(isSaving)
  if (wasSaving) return <RunningSave isSaving={isSaving} onStay={onStay} />
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

function useIsSaving(): boolean {
  const cache = useQueryClient()
  return useSyncExternalStore(
    (changed) => cache.getMutationCache().subscribe(changed),
    () => cache.isMutating() > 0,
  )
}

interface RunningSaveProps {
  isSaving: boolean
  onStay: () => void
}

/** Closes with the result, which the page below shows. */
function RunningSave({ isSaving, onStay }: RunningSaveProps) {
  useEffect(() => {
    if (!isSaving) onStay()
  }, [isSaving, onStay])
  return (
    <Dialog
      title="Wird noch gespeichert …"
      onClose={onStay}
      actions={
        <Button variant="quiet" onClick={onStay}>
          Schließen
        </Button>
      }
    >
      <p>Bitte warten Sie einen Moment. Gleich sehen Sie das Ergebnis.</p>
    </Dialog>
  )
}
